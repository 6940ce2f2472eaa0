/** Lists each thing once and says where it stands in the list. */
export interface ListedOnce<Thing, Entry> {
  readonly entries: Entry[];
  /** From 0. */
  indexOf(thing: Thing): number;
}

/** Things with the same name are the same. */
export function listOnce<Thing, Entry>(
  nameOf: (thing: Thing) => unknown,
  toEntry: (thing: Thing) => Entry,
): ListedOnce<Thing, Entry> {
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
