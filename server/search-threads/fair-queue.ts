/** Takes turns between groups, so that a group with many entries does not delay the others. */
export interface FairQueue<Item> {
  readonly size: number;
  add(group: string, item: Item): void;
  /** The oldest entry of the group whose turn it is. */
  next(): Item | undefined;
  remove(group: string, item: Item): void;
}

export function createFairQueue<Item>(): FairQueue<Item> {
  // In the order of their turns: a group moves to the end after its turn.
  const groups = new Map<string, Item[]>();
  let size = 0;

  const keep = (group: string, items: Item[]) => {
    groups.delete(group);
    if (items.length > 0) groups.set(group, items);
  };
  return {
    get size() {
      return size;
    },
    add(group, item) {
      const items = groups.get(group);
      if (items) items.push(item);
      else groups.set(group, [item]);
      size += 1;
    },
    next() {
      const [first] = groups;
      if (!first) return undefined;
      const [group, [item, ...others]] = first;
      keep(group, others);
      size -= 1;
      return item;
    },
    remove(group, item) {
      const items = groups.get(group) ?? [];
      const index = items.indexOf(item);
      if (index < 0) return;
      items.splice(index, 1);
      if (items.length === 0) groups.delete(group);
      size -= 1;
    },
  };
}
