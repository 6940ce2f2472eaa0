/** A field of a record before and after; null where it was or is empty. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

const LONGEST_TEXT = 2000;
const HALF_CHARACTER = /[\ud800-\udbff]$/;

/** What differs between two states of a record, field by field; entries of lists go by their name. */
export function fieldChanges(before: object, after: object): FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(record: object): Map<string, string> {
  const fields = new Map<string, string>();
  collect(record, '', fields);
  return fields;
}

function collect(value: unknown, path: string, fields: Map<string, string>): void {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value)) {
    collectList(value, path, fields);
  } else if (typeof value === 'object') {
    for (const [name, member] of Object.entries(value)) {
      if (name !== '_id' && name !== 'version') collect(member, path ? `${path}.${name}` : name, fields);
    }
  } else {
    fields.set(path, cut(String(value)));
  }
}

/** Texts are told as one; records by their name, so that a new place in the list changes nothing. */
function collectList(list: readonly unknown[], path: string, fields: Map<string, string>): void {
  const texts = list.filter((entry) => typeof entry !== 'object');
  if (texts.length > 0) fields.set(path, cut(texts.join(', ')));
  const names = new Map<string, number>();
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null) continue;
    const name = nameOf(entry);
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    collect(entry, `${path}[${count > 1 ? `${name} ${count}` : name}]`, fields);
  }
}

/** Never in the middle of a character: half of one can't be stored. */
function cut(text: string): string {
  return text.slice(0, LONGEST_TEXT).replace(HALF_CHARACTER, '');
}

const NAMING_FIELDS = ['name', 'last4', 'program', 'number', 'position', 'airline', 'serviceClass'] as const;

function nameOf(entry: object): string {
  const field = NAMING_FIELDS.find((name) => name in entry);
  return field ? String(entry[field as keyof typeof entry]) : '';
}
