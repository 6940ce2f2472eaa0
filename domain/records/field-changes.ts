import type { Money } from '../contract.ts';
import { amountText } from '../money.ts';
import { idOf, type NamesById, nameEntries } from './entry-names.ts';

export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/**
 * A list of texts is shown as one value as long as it fits, otherwise each text by its position in the list.
 */
type FieldText = string | readonly string[];

/** In characters, as the contract counts them. */
const LONGEST_TEXT = 2000;

export function fieldChanges(before: object, after: object): FieldChange[] {
  const was = collectState(before, new Map());
  const is = collectState(after, was.names);
  const fields = [...new Set([...was.fields.keys(), ...is.fields.keys()])];
  const changes = fields.flatMap((field) => listChanges(field, was.fields.get(field), is.fields.get(field)));
  return [...changes, ...listReplacedEntries(was, is, changes)];
}

/** A replaced entry is listed with all its fields, even if they have the same values. */
function listReplacedEntries(was: State, is: State, changes: readonly FieldChange[]): FieldChange[] {
  const replaced = [...is.ids].flatMap(([path, id]) => {
    const before = was.ids.get(path);
    return before === undefined || before === id ? [] : [`${path}.`];
  });
  return replaced
    .filter((path) => !changes.some(({ field }) => field.startsWith(path)))
    .flatMap((path) => [...is.fields].filter(([field]) => field.startsWith(path)))
    .map(([field, content]) => ({
      field,
      before: cut(joinContent(content)),
      after: cut(joinContent(content)),
    }));
}

function listChanges(
  field: string,
  before: FieldText | undefined,
  after: FieldText | undefined,
): FieldChange[] {
  const [was, is] = [joinContent(before), joinContent(after)];
  if (typeof before !== 'object' && typeof after !== 'object') {
    return was === is ? [] : [{ field, before: cut(was), after: cut(is) }];
  }
  const [earlier, later] = [toEntries(before), toEntries(after)];
  const indexes = Array.from({ length: Math.max(earlier.length, later.length) }, (_, index) => index);
  const changed = indexes.filter((index) => earlier[index] !== later[index]);
  if (was !== is && hasRoom(was) && hasRoom(is)) return [{ field, before: was, after: is }];
  return changed.map((index) => ({
    field: `${field}[${index + 1}]`,
    before: cut(earlier[index] ?? null),
    after: cut(later[index] ?? null),
  }));
}

function joinContent(content: FieldText | undefined): string | null {
  return typeof content === 'object' ? content.join(', ') : (content ?? null);
}

function toEntries(content: FieldText = []): readonly string[] {
  return typeof content === 'object' ? content : [content];
}

interface State {
  fields: Map<string, FieldText>;
  ids: Map<string, string>;
  names: Map<string, NamesById>;
  namesBefore: ReadonlyMap<string, NamesById>;
}

function collectState(record: object, namesBefore: State['namesBefore']): State {
  const state = { fields: new Map(), ids: new Map(), names: new Map(), namesBefore };
  collect(record, '', state);
  return state;
}

function collect(value: unknown, path: string, state: State): void {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value)) {
    collectList(value, path, state);
  } else if (typeof value === 'object' && isMoney(value)) {
    state.fields.set(path, `${value.currency} ${amountText(value)}`);
  } else if (typeof value === 'object') {
    const id = idOf(value);
    if (path !== '' && id !== undefined) state.ids.set(path, id);
    for (const [name, member] of Object.entries(value)) {
      if (name !== '_id' && name !== 'version') collect(member, path ? `${path}.${name}` : name, state);
    }
  } else {
    state.fields.set(path, String(value));
  }
}

/** Texts stay together; records are matched by name, so that a new position in the list is no change. */
function collectList(list: readonly unknown[], path: string, state: State): void {
  const texts = list.filter((entry) => typeof entry !== 'object');
  if (texts.length > 0) state.fields.set(path, texts.map(String));
  const entries = list.filter((entry) => typeof entry === 'object' && entry !== null);
  const names = nameEntries(entries, state.namesBefore.get(path) ?? new Map());
  const named = entries.map((entry, index) => ({ entry, id: idOf(entry), name: names[index] ?? '' }));
  state.names.set(path, new Map(named.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name]]))));
  for (const { entry, name } of named) collect(entry, `${path}[${name}]`, state);
}

function isMoney(value: object): value is Money {
  return 'amount' in value && 'currency' in value;
}

function hasRoom(text: string | null): boolean {
  return cut(text) === text;
}

/** Never in the middle of a character: a lone surrogate can't be stored. */
function cut(text: string | null): string | null {
  if (text === null || text.length <= LONGEST_TEXT) return text;
  return [...text].slice(0, LONGEST_TEXT).join('');
}
