export interface UniqueList<Thing, Entry> {
  readonly entries: Entry[];
  indexOf(thing: Thing): number;
}

/** Items with the same key are equal. */
export function listOnce<Thing, Entry>(
  nameOf: (thing: Thing) => unknown,
  toEntry: (thing: Thing) => Entry,
): UniqueList<Thing, Entry> {
  const places = new Map<unknown, number>();
  const entries: Entry[] = [];
  return {
    entries,
    indexOf(thing) {
      const name = nameOf(thing);
      const known = places.get(name);
      if (known !== undefined) return known;
      places.set(name, entries.length);
      entries.push(toEntry(thing));
      return entries.length - 1;
    },
  };
}
