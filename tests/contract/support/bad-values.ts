import { readContract, type Schema } from '#server/http/contract.ts';
import { refusedBy } from './refused-texts.ts';

/** The keywords of the contract's requests that limit a value. */
interface Rules {
  $ref?: string;
  type?: string | string[];
  examples?: unknown[];
  const?: unknown;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  items?: Rules;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Rules>;
  required?: string[];
  additionalProperties?: boolean;
  maxProperties?: number;
  oneOf?: Rules[];
  anyOf?: Rules[];
}

/** A value with one fault, and the JSON pointer to it. */
export interface BadValue {
  path: string;
  value: unknown;
}

/** A valid value with every property, from the examples of the contract. */
export function sampleOf(schema: Schema): unknown {
  return exampleOf(schema as Rules);
}

/** A value with one fault for each rule of each property, at any depth. Text is what a URL or a header holds. */
export function badValuesOf(schema: Schema, { asText = false } = {}): BadValue[] {
  return [...faultsOf(schema as Rules, asText ? ['x'] : [null, true, 1.5, 'x', [], {}])];
}

function* faultsOf(schema: Rules, ofAllTypes: unknown[]): Generator<BadValue> {
  const rules = resolved(schema);
  const branches = (rules.oneOf ?? rules.anyOf ?? [rules]).map(resolved);
  const types = branches.flatMap(({ type }) => type ?? []);
  for (const value of ofAllTypes) if (!types.some((type) => isOfType(value, type))) yield { path: '', value };
  for (const branch of branches) {
    for (const value of [...faultyTexts(branch), ...faultyNumbers(branch)]) yield { path: '', value };
    // Addresses and headers can't hold these.
    if (ofAllTypes.length > 1) for (const value of unstorable(branch)) yield { path: '', value };
    yield* faultyLists(branch, ofAllTypes);
    yield* faultyObjects(branch, ofAllTypes);
  }
}

function faultyTexts({ enum: choices, const: only, minLength, maxLength, pattern, format }: Rules): string[] {
  return [
    ...(choices || only ? ['no choice'] : []),
    ...(minLength ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength ? ['x'.repeat(maxLength + 1)] : []),
    ...(pattern ? refusedBy(pattern) : []),
    ...(format && format !== 'multiline' ? refusedBy(format) : []),
  ];
}

/** Values that no text of a request may be. */
function unstorable({ type, format, additionalProperties }: Rules): unknown[] {
  const texts = ['a\u0000b', 'half of an emoji \ud83d'];
  if (additionalProperties === true) return texts.flatMap((text) => [{ a: [text] }, { [text]: 1 }]);
  if (![type].flat().includes('string')) return [];
  return format === 'multiline' ? [...texts, 'a\u001bb'] : [...texts, 'a\nb', 'a\u2028b'];
}

function faultyNumbers({ minimum, maximum }: Rules): number[] {
  return [...(minimum === undefined ? [] : [minimum - 1]), ...(maximum === undefined ? [] : [maximum + 1])];
}

function* faultyLists(rules: Rules, ofAllTypes: unknown[]): Generator<BadValue> {
  const { items, minItems, maxItems, uniqueItems } = rules;
  if (!items) return;
  const [example] = exampleOf(rules) as unknown[]; // the example of a list
  if (minItems) yield { path: '', value: [] };
  if (maxItems) yield { path: '', value: Array(maxItems + 1).fill(example) };
  if (uniqueItems) yield { path: '', value: [example, example] };
  for (const { path, value } of faultsOf(items, ofAllTypes)) yield { path: `/0${path}`, value: [value] };
}

function* faultyObjects(rules: Rules, ofAllTypes: unknown[]): Generator<BadValue> {
  const { properties = {}, required = [], additionalProperties, maxProperties } = rules;
  const valid = exampleOf(rules) as Record<string, unknown>; // only used if it is an object
  for (const name of required) {
    const { [name]: _, ...others } = valid;
    yield { path: `/${name}`, value: others };
  }
  if (additionalProperties === false) yield { path: '/unknown', value: { ...valid, unknown: '1' } };
  if (maxProperties) {
    const names = Array.from({ length: maxProperties + 1 }, (_, index) => [`property${index}`, 1]);
    yield { path: '', value: Object.fromEntries(names) };
  }
  for (const [name, property] of Object.entries(properties)) {
    for (const { path, value } of faultsOf(property, ofAllTypes)) {
      yield { path: `/${name}${path}`, value: { ...valid, [name]: value } };
    }
  }
}

function exampleOf(schema: Rules): unknown {
  const rules = resolved(schema);
  const [first] = rules.oneOf ?? rules.anyOf ?? [];
  if (first) return exampleOf(first);
  if (rules.properties) {
    const properties = Object.entries(rules.properties);
    return Object.fromEntries(properties.map(([name, property]) => [name, exampleOf(property)]));
  }
  const item = rules.items && exampleOf(rules.items);
  if (item !== undefined) return [item];
  return rules.const ?? rules.examples?.[0] ?? rules.enum?.[0];
}

function resolved(schema: Rules): Rules {
  if (!schema.$ref) return schema;
  const { schemas } = readContract().components;
  return resolved(schemas[schema.$ref.replace('#', '')] as Rules);
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type; // string, number, boolean
}
