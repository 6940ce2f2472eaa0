import { invalidArgument } from './rpc-error.ts';

export interface RequestFields {
  has: (name: string) => boolean;
  text: (name: string, maxLength: number, pattern?: RegExp) => string;
  /** 0 when absent; the bounds only apply if it is present. */
  number: (name: string, bounds: { from: number; to: number; whole?: boolean }) => number;
  flag: (name: string) => boolean;
  texts: (name: string, maxItems: number, pattern: RegExp) => string[];
  object: (name: string, known: readonly string[]) => RequestFields;
  pathOf: (name: string) => string;
}

const MAX_QUOTED = 60;

export function readFields(value: unknown, known: readonly string[], path = ''): RequestFields {
  const fields = openObject(value, known, path);
  const toPath = (name: string) => (path === '' ? '' : `${path}.`) + inSnakeCase(name);

  function fail(name: string, what: string): never {
    throw invalidArgument(`Invalid value at '${toPath(name)}'${what}`, toPath(name));
  }

  return {
    pathOf: toPath,
    has: (name) => fields.has(name),
    text(name, maxLength, pattern) {
      const text = fields.get(name) ?? '';
      if (typeof text !== 'string') return fail(name, ' (TYPE_STRING).');
      if (text.length > maxLength) return fail(name, `: at most ${maxLength} characters are allowed.`);
      if (text !== '' && pattern && !pattern.test(text))
        return fail(name, `: it has to match ${pattern.source}.`);
      return text;
    },
    number(name, { from, to, whole = false }) {
      if (!fields.has(name)) return 0;
      const number = fields.get(name);
      if (typeof number !== 'number' || (whole && !Number.isInteger(number))) {
        return fail(name, whole ? ' (TYPE_INT32).' : ' (TYPE_DOUBLE).');
      }
      if (number < from || number > to) return fail(name, `: it has to be between ${from} and ${to}.`);
      return number;
    },
    flag(name) {
      const flag = fields.get(name) ?? false;
      return typeof flag === 'boolean' ? flag : fail(name, ' (TYPE_BOOL).');
    },
    texts(name, maxItems, pattern) {
      const texts: unknown = fields.get(name) ?? [];
      if (!Array.isArray(texts)) return fail(name, ' (TYPE_STRING): a list is expected.');
      if (texts.length > maxItems) return fail(name, `: at most ${maxItems} values are allowed.`);
      return texts.map((text: unknown) => {
        if (typeof text === 'string' && pattern.test(text)) return text;
        return fail(name, `: each value has to match ${pattern.source}.`);
      });
    },
    object: (name, names) => readFields(fields.get(name) ?? {}, names, toPath(name)),
  };
}

function openObject(value: unknown, known: readonly string[], path: string): Map<string, unknown> {
  const place = path === '' ? '' : ` at '${path}'`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidArgument(`Invalid JSON payload received. An object is expected${place}.`, path || undefined);
  }
  const fields = new Map<string, unknown>(Object.entries(value).filter(([, each]) => each !== null));
  const unknown = [...fields.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const quoted = JSON.stringify(unknown.slice(0, MAX_QUOTED));
    const message = `Invalid JSON payload received. Unknown name ${quoted}${place}: Cannot find field.`;
    throw invalidArgument(message, path || undefined);
  }
  return fields;
}

function inSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
