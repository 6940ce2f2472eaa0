import { useState } from 'react';
import { newRowKey } from './read-fields.ts';

/** An entry of a list that is being edited. */
export interface Entry<Value> {
  key: string;
  value: Value;
  isNew: boolean;
  removed: boolean;
}

export interface Entries<Value> {
  all: readonly Entry<Value>[];
  /** How many are not removed. */
  count: number;
  /** The place of an entry among those that are not removed. */
  placeOf: (entry: Entry<Value>) => number;
  add: (value: Value) => void;
  toggleRemoved: (key: string) => void;
  move: (key: string, by: -1 | 1) => void;
}

/** The entries of a list: removing one can be undone until the form is sent. */
export function useEntries<Value>(
  values: readonly Value[],
  keyOf: (value: Value, index: number) => string,
  onChange: () => void,
): Entries<Value> {
  const [all, setAll] = useState<readonly Entry<Value>[]>(() =>
    values.map((value, index) => ({ key: keyOf(value, index), value, isNew: false, removed: false })),
  );
  const [added, setAdded] = useState(0);
  const kept = all.filter(({ removed }) => !removed);

  const change = (next: readonly Entry<Value>[]) => {
    setAll(next);
    onChange();
  };

  return {
    all,
    count: kept.length,
    placeOf: (entry) => kept.indexOf(entry),
    add(value) {
      setAdded(added + 1);
      change([...all, { key: newRowKey(added), value, isNew: true, removed: false }]);
    },
    toggleRemoved(key) {
      change(all.map((entry) => (entry.key === key ? { ...entry, removed: !entry.removed } : entry)));
    },
    move(key, by) {
      const from = all.findIndex((entry) => entry.key === key);
      const other = all[from + by];
      const moved = all[from];
      if (moved && other) change(all.with(from, other).with(from + by, moved));
    },
  };
}
