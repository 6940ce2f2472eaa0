import { describe, expect, it } from 'vitest';
import { read } from './repository-files.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Parameter {
  $ref?: string;
  name: string;
  description?: string;
  schema: Schema;
}

interface Operation {
  operationId: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

interface Place {
  at: string;
  schema: Schema;
}

const contract: Contract = JSON.parse(read('openapi/generated/openapi.json'));
const { schemas } = contract.components;
const operations = Object.values(contract.paths).flatMap((path) =>
  Object.values(path).filter((operation) => 'operationId' in operation),
);

describe('the contract', () => {
  it('has one schema of each name: the bundle would rename the second one', () => {
    expect(Object.keys(schemas).filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  const properties = Object.entries(schemas).flatMap(([name, schema]) => propertiesOf({ at: name, schema }));

  it('describes every property', () => {
    const silent = properties.filter(({ schema }) => !schema.description && !resolved(schema).description);
    expect(silent.map(({ at }) => at)).toEqual([]);
  });

  it('has an example for every property that is not a composition of others', () => {
    const abstract = properties.filter(({ schema }) => !hasExample(schema));
    expect(abstract.map(({ at }) => at)).toEqual([]);
  });

  it('describes every operation and every parameter, with an example', () => {
    const parameters = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.map((parameter) => ({ at: operationId, ...parameterOf(parameter) })),
    );
    const silent = parameters.filter(({ description, schema }) => !description || !hasExample(schema));
    expect(silent.map(({ at, name }) => `${at} ${name}`)).toEqual([]);
    expect(operations.filter(({ description }) => !description)).toEqual([]);
  });

  it('documents for every operation that it may be unavailable, except for those without a database', () => {
    const always = operations.filter(({ responses }) => !responses['503']);
    expect(always.map(({ operationId }) => operationId).toSorted()).toEqual([
      'getConfig',
      'getHealth',
      'listEnums',
      'searchAirports',
    ]);
  });

  it('describes the lines of an answer in its JSON form, each with a type of its own', () => {
    const answers = operations.flatMap(({ responses }) => Object.values(responses));
    const inLines = answers.filter(({ content }) => content?.['application/x-ndjson']);
    expect(inLines).not.toHaveLength(0);
    for (const { content } of inLines) {
      const { lines } = resolved(content?.['application/json']?.schema ?? {}).properties ?? {};
      const types = resolved(lines?.items ?? {}).oneOf?.map((line) => resolved(line).properties?.type?.const);
      expect(new Set(types).size).toBe(types?.length);
      expect(types).not.toContain(undefined);
      expect(types?.at(-1)).toBe('end');
    }
  });

  it('bounds every text and every list that is sent to the server', () => {
    const sent = operations.flatMap(({ operationId, parameters = [], requestBody }) => [
      ...parameters.map(parameterOf).map(({ name, schema }) => ({ at: `${operationId} ${name}`, schema })),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        propertiesOf({ at: operationId, schema: resolved(schema) }),
      ),
    ]);
    const unbounded = sent.filter(({ schema }) => !isBounded(resolved(schema)));
    expect(unbounded.map(({ at }) => at)).toEqual([]);
  });
});

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? resolved(schemas[name] ?? {}) : schema;
}

function parameterOf(parameter: Parameter): Parameter {
  const name = parameter.$ref?.split('/').at(-1);
  return (name && contract.components.parameters?.[name]) || parameter;
}

/** The properties of a schema and of its nested schemas; referenced ones are checked separately. */
function propertiesOf({ at, schema }: Place): Place[] {
  const own = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    at: `${at}.${name}`,
    schema: property,
  }));
  const parts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const within = [...(schema.items ? [schema.items] : []), ...parts].map((part) => ({ at, schema: part }));
  return [...own, ...[...own, ...within].flatMap(propertiesOf)];
}

function hasExample(schema: Schema): boolean {
  const { type, examples, items, properties, oneOf, anyOf, allOf } = { ...resolved(schema), ...schema };
  if (examples || schema.const !== undefined) return true;
  if (items) return hasExample(items);
  if (oneOf || anyOf || allOf) return true;
  return type === 'object' || properties !== undefined;
}

function isBounded(schema: Schema): boolean {
  if (schema.type === 'array')
    return schema.maxItems !== undefined && isBounded(resolved(schema.items ?? {}));
  if (schema.type !== 'string') return true;
  return [schema.maxLength, schema.enum, schema.const, schema.pattern].some((bound) => bound !== undefined);
}
