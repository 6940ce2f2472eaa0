const NAMING_FIELDS = ['name', 'last4', 'program', 'number', 'position', 'airline', 'serviceClass'] as const;

export type NamesById = ReadonlyMap<string, string>;

/**
 * The names of a list's entries in a history, in order. An entry that existed before keeps its name; a new
 * one never reuses another one's name, so that the history shows the replacement even if both have the same
 * text.
 */
export function nameEntries(entries: readonly object[], before: NamesById): string[] {
  const namesBefore = new Set(before.values());
  const usedNames = new Set<string>();
  return entries.map((entry) => {
    const id = idOf(entry);
    const isFree = (name: string) => !usedNames.has(name) && (id === undefined || !namesBefore.has(name));
    const name = (id !== undefined && before.get(id)) || freeName(nameOf(entry), isFree);
    usedNames.add(name);
    return name;
  });
}

export function idOf(entry: object): string | undefined {
  return '_id' in entry ? String(entry._id) : undefined;
}

function freeName(name: string, isFree: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const numbered = count > 1 ? `${name} ${count}` : name;
    if (isFree(numbered)) return numbered;
  }
}

function nameOf(entry: object): string {
  const field = NAMING_FIELDS.find((name) => name in entry);
  return field ? String(entry[field as keyof typeof entry]) : '';
}
