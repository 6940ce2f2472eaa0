import { invalidArgument } from './rpc-error.ts';

/** The possible fields of an answer; null for fields that we lack, whose children are not listed. */
export interface FieldTree {
  [name: string]: FieldTree | null;
}

type Selection = true | Map<string, Selection>;

const MAX_LENGTH = 2000;
const SEGMENT = /^[a-zA-Z][a-zA-Z0-9_]{0,60}$/;

/** Reduces the answer to the fields of the mask: `*`, or paths such as `id,displayName.text`. */
export function createFieldMask(mask: string, tree: FieldTree): (answer: object) => unknown {
  if (mask.length > MAX_LENGTH) throw invalidArgument('The field mask is too long.', 'fields');
  const selection: Map<string, Selection> = new Map();
  for (const path of mask.split(',')) {
    if (path === '*') return (answer) => answer;
    const segments = path.split('.');
    if (!exists(segments, tree)) {
      const quoted = path.slice(0, 100);
      throw invalidArgument(
        `Error expanding 'fields' parameter. Cannot find matching fields for path '${quoted}'.`,
        quoted,
      );
    }
    select(selection, segments);
  }
  return (answer) => pick(answer, selection);
}

function exists(segments: string[], tree: FieldTree): boolean {
  let below: FieldTree | null = tree;
  for (const segment of segments) {
    if (below === null) return segments.every((each) => SEGMENT.test(each));
    if (!Object.hasOwn(below, segment)) return false;
    below = below[segment] ?? null;
  }
  return true;
}

function select(selection: Map<string, Selection>, [first = '', ...rest]: string[]): void {
  const known = selection.get(first);
  if (known === true) return;
  if (rest.length === 0) {
    selection.set(first, true);
    return;
  }
  const below = known ?? new Map<string, Selection>();
  selection.set(first, below);
  select(below, rest);
}

function pick(value: unknown, selection: Selection): unknown {
  if (selection === true || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => pick(each, selection));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const below = selection.get(name);
      return below === undefined ? [] : [[name, pick(each, below)]];
    }),
  );
}
