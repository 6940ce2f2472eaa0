import { useState } from 'react';

interface LegKeys {
  keys: readonly number[];
  add: () => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
}

/** Stable keys for legs while the form is open, so that typed text stays in its leg. */
export function useLegKeys(legs: number): LegKeys {
  const [keys, setKeys] = useState(() => Array.from({ length: legs }, (_, at) => at));
  return {
    keys,
    add: () => setKeys([...keys, Math.max(...keys) + 1]),
    remove: (at) => setKeys(keys.toSpliced(at, 1)),
    move: (from, to) => setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, ...keys.slice(from, from + 1))),
  };
}
