import type { FuncKeywordDefinition } from 'ajv/dist/2020.js';
import type { Schema } from './contract.ts';

/** What a text may contain: one line, several lines, or, within an open object, all that the database can store. */
type TextRule = 'line' | 'lines' | 'storable';

const FORBIDDEN: Record<TextRule, RegExp> = {
  line: /[\p{Cc}\u2028\u2029]/u,
  lines: /(?![\t\n\r])\p{Cc}/u,
  storable: /\0/,
};

/** Checks the texts of a request; of an open object it checks all names and texts at any depth. */
export const TEXT_KEYWORD: FuncKeywordDefinition = {
  keyword: 'text',
  type: ['string', 'object'],
  schemaType: 'string',
  errors: false,
  validate: (rule: TextRule, value: unknown) => isAllowed(rule, value),
};

function isAllowed(rule: TextRule, value: unknown): boolean {
  // Not recursive: open objects may be nested deeper than the stack.
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string' && (!next.isWellFormed() || FORBIDDEN[rule].test(next))) return false;
    if (typeof next === 'object' && next !== null) {
      for (const [name, inner] of Object.entries(next)) pending.push(name, inner);
    }
  }
  return true;
}

/** Adds the rule of texts to every schema of a text or an open object. */
export function withTextRules(schema: Schema): Schema {
  const ruled = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      VALUE_KEYWORDS.has(keyword) ? value : withRulesWithin(value),
    ]),
  );
  const text = findRule(schema);
  return text ? { ...ruled, text } : ruled;
}

/** Keywords that hold values instead of schemas. */
const VALUE_KEYWORDS: ReadonlySet<string> = new Set(['examples', 'enum', 'const', 'default', 'required']);

function withRulesWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRulesWithin);
  return typeof value === 'object' && value !== null ? withTextRules(value as Schema) : value; // or a map of schemas
}

function findRule({ type, format, additionalProperties }: Schema): TextRule | undefined {
  if (additionalProperties === true) return 'storable';
  if (![type].flat().includes('string')) return undefined;
  return format === 'multiline' ? 'lines' : 'line';
}
