import { useMemo } from 'react';

export interface PointedResult {
  get: () => string | null;
  set: (id: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Kept outside of React's state: the list doesn't rerender with each move of the pointer. */
export function usePointedResult(): PointedResult {
  return useMemo(() => {
    let pointed: string | null = null;
    const listeners = new Set<() => void>();
    return {
      get: () => pointed,
      set: (id) => {
        pointed = id;
        for (const listener of listeners) listener();
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }, []);
}
