import { readFileSync } from 'node:fs';
import { LINES_TYPE } from './accepted-types.ts';
import { oncePer } from './once-per.ts';

export type Schema = { [keyword: string]: unknown };

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema: Schema;
}

export interface AnswerObject {
  description: string;
  headers?: Record<string, OrReference<{ schema: Schema }>>;
  content?: Record<string, { schema: Schema }>;
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security?: Record<string, string[]>[];
  parameters?: OrReference<ParameterObject>[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, AnswerObject | { $ref: string }>;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
type OrReference<Part> = Part | { $ref: string };
type PathObject = { parameters?: OrReference<ParameterObject>[] } & {
  [Method in (typeof METHODS)[number]]?: OperationObject;
};

export interface Contract {
  info: { title: string; version: string; summary: string; description: string };
  tags: { name: string; description: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathObject>;
  components: {
    schemas: Record<string, Schema>;
    responses?: Record<string, AnswerObject>;
    headers?: Record<string, { schema: Schema }>;
    parameters?: Record<string, ParameterObject>;
  };
}

export interface BytesBody {
  types: readonly string[];
  limit: number;
}

export interface Operation {
  id: string;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** As the contract writes it: /api/users/{userId} */
  path: string;
  needsAccessToken: boolean;
  params: Schema | undefined;
  query: Schema;
  /** The headers that the contract names, in lower case; all others are ignored. */
  headers: Schema | undefined;
  body: Schema | undefined;
  bytes: BytesBody | undefined;
  /** The schema of the JSON answer of each status that has one, except refusals. */
  answers: Map<number, Schema>;
  /** The schema of each type of line, when the operation can answer line by line. */
  lines: Map<string, Schema>;
}

const BUNDLE = new URL('../../openapi/generated/openapi.json', import.meta.url);

function readContractText(): string {
  return readFileSync(BUNDLE, 'utf8');
}

let served: Contract | undefined;

/**
 * The form that the server needs: named schemas are referenced by their `$id`, so that operations don't have
 * to contain them. The document is read once, and everything derived from it is built once, for all
 * applications of this process.
 */
export function readContract(): Contract {
  const text = () => readContractText().replaceAll(/"#\/components\/schemas\/(\w+)"/g, '"$1#"');
  served ??= JSON.parse(text()) as Contract; // linted, and its types are generated from it
  return served;
}

export type SharedSchemas = (name: string) => Schema;

export const sharedSchemas = oncePer(({ components: { schemas } }: Contract): SharedSchemas => {
  return (name) => {
    const schema = schemas[name];
    if (!schema) throw new Error(`The contract has no schema ${name}`);
    return { $id: name, ...schema };
  };
});

export function namesIn(schema: Schema): Set<string> {
  const references = JSON.stringify(schema).matchAll(/"\$ref":"(\w+)#"/g);
  return new Set([...references].map(([, name = '']) => name));
}

export const listOperations = oncePer((contract: Contract): readonly Operation[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [readOperation(contract, path, method, item, operation)] : [];
    }),
  ),
);

function readOperation(
  contract: Contract,
  path: string,
  method: (typeof METHODS)[number],
  item: PathObject,
  operation: OperationObject,
): Operation {
  const parameters = listParameters(contract, item, operation);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inHeader = parameters.filter((parameter) => parameter.in === 'header');
  const body = operation.requestBody?.content['application/json']?.schema;
  const security = operation.security ?? contract.security ?? [];
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Operation['method'], // METHODS in upper case
    path,
    needsAccessToken: security.some((scheme) => 'bearer' in scheme),
    params: inPath.length > 0 ? buildObjectSchema(inPath) : undefined,
    query: buildObjectSchema(parameters.filter((parameter) => parameter.in === 'query')),
    headers: inHeader.length > 0 ? buildHeaderSchema(inHeader) : undefined,
    body,
    bytes: body ? undefined : readBytesBody(operation),
    answers: listAnswers(contract, operation),
    lines: listLines(contract, operation),
  };
}

function readBytesBody({ requestBody }: OperationObject): BytesBody | undefined {
  if (!requestBody) return undefined;
  const limits = Object.values(requestBody.content).map(({ schema }) => Number(schema.maxLength));
  return { types: Object.keys(requestBody.content), limit: Math.min(...limits) };
}

function listParameters(contract: Contract, item: PathObject, operation: OperationObject): ParameterObject[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const found = contract.components.parameters?.[parseName(parameter.$ref)];
    if (!found) throw new Error(`The contract has no parameter ${parameter.$ref}`);
    return found;
  });
}

function listAnswers(contract: Contract, operation: OperationObject): Map<number, Schema> {
  const answers = new Map<number, Schema>();
  for (const [status, answerOrReference] of Object.entries(operation.responses)) {
    const answer = resolveAnswer(contract, answerOrReference);
    const schema = answer.content?.['application/json']?.schema;
    if (schema) answers.set(Number(status), schema);
  }
  return answers;
}

/**
 * The JSON answer lists the same lines: OpenAPI 3.1 has no schema for the lines of a text. Each line matches
 * one of several named schemas, distinguished by the constant of their `type`.
 */
function listLines(contract: Contract, operation: OperationObject): Map<string, Schema> {
  const named = (reference: unknown) => contract.components.schemas[parseName(String(reference))];
  const lines = new Map<string, Schema>();
  for (const answer of Object.values(operation.responses)) {
    const { content } = resolveAnswer(contract, answer);
    if (!content?.[LINES_TYPE]) continue;
    const listSchema = named(content['application/json']?.schema.$ref) as ListSchema;
    const either = named(listSchema.properties.lines.items.$ref);
    for (const { $ref } of (either?.oneOf ?? []) as { $ref: string }[]) {
      const line = named($ref) as LineSchema;
      lines.set(line.properties.type.const, { $ref });
    }
  }
  return lines;
}

// An architecture test of the contract guarantees this for answers in lines.
type ListSchema = Schema & { properties: { lines: { items: { $ref: string } } } };
type LineSchema = Schema & { properties: { type: { const: string } } };

export function resolveAnswer(contract: Contract, answer: AnswerObject | { $ref: string }): AnswerObject {
  if (!('$ref' in answer)) return answer;
  const found = contract.components.responses?.[parseName(answer.$ref)];
  if (!found) throw new Error(`The contract has no response ${answer.$ref}`);
  return found;
}

export function parseName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1).replace('#', '');
}

function buildObjectSchema(parameters: ParameterObject[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function buildHeaderSchema(parameters: ParameterObject[]): Schema {
  const named = parameters.map((parameter) => ({ ...parameter, name: parameter.name.toLowerCase() }));
  return { ...buildObjectSchema(named), additionalProperties: true };
}
