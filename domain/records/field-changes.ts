/** A field of a record before and after; null where it was or is empty. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** A list of texts is told as one as long as it has room, else each text by its place in the list. */
type Told = string | readonly string[];

/** As the contract counts it: in characters. */
const LONGEST_TEXT = 2000;

/** What differs between two states of a record, field by field; entries of lists go by their name. */
export function fieldChanges(before: object, after: object): FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) =>
    changesOf(field, was.get(field), is.get(field)),
  );
}

function changesOf(field: string, before: Told | undefined, after: Told | undefined): FieldChange[] {
  const [was, is] = [joined(before), joined(after)];
  if (typeof before !== 'object' && typeof after !== 'object') {
    return was === is ? [] : [{ field, before: cut(was), after: cut(is) }];
  }
  const [earlier, later] = [entriesOf(before), entriesOf(after)];
  const places = Array.from({ length: Math.max(earlier.length, later.length) }, (_, index) => index);
  const changed = places.filter((index) => earlier[index] !== later[index]);
  if (was !== is && hasRoom(was) && hasRoom(is)) return [{ field, before: was, after: is }];
  return changed.map((index) => ({
    field: `${field}[${index + 1}]`,
    before: cut(earlier[index] ?? null),
    after: cut(later[index] ?? null),
  }));
}

function joined(told: Told | undefined): string | null {
  return typeof told === 'object' ? told.join(', ') : (told ?? null);
}

function entriesOf(told: Told = []): readonly string[] {
  return typeof told === 'object' ? told : [told];
}

function fieldsOf(record: object): Map<string, Told> {
  const fields = new Map<string, Told>();
  collect(record, '', fields);
  return fields;
}

function collect(value: unknown, path: string, fields: Map<string, Told>): void {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value)) {
    collectList(value, path, fields);
  } else if (typeof value === 'object') {
    for (const [name, member] of Object.entries(value)) {
      if (name !== '_id' && name !== 'version') collect(member, path ? `${path}.${name}` : name, fields);
    }
  } else {
    fields.set(path, String(value));
  }
}

/** Texts stay together; records go by their name, so that a new place in the list changes nothing. */
function collectList(list: readonly unknown[], path: string, fields: Map<string, Told>): void {
  const texts = list.filter((entry) => typeof entry !== 'object');
  if (texts.length > 0) fields.set(path, texts.map(String));
  const names = new Map<string, number>();
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null) continue;
    const name = nameOf(entry);
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    collect(entry, `${path}[${count > 1 ? `${name} ${count}` : name}]`, fields);
  }
}

function hasRoom(text: string | null): boolean {
  return cut(text) === text;
}

/** Never in the middle of a character: half of one can't be stored. */
function cut(text: string | null): string | null {
  if (text === null || text.length <= LONGEST_TEXT) return text;
  return [...text].slice(0, LONGEST_TEXT).join('');
}

const NAMING_FIELDS = ['name', 'last4', 'program', 'number', 'position', 'airline', 'serviceClass'] as const;

function nameOf(entry: object): string {
  const field = NAMING_FIELDS.find((name) => name in entry);
  return field ? String(entry[field as keyof typeof entry]) : '';
}
