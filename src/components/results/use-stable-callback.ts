import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at each drawing, which calls the latest one: so that whoever is given it is not drawn anew. */
export function useStableCallback<Value>(callback: (value: Value) => void): (value: Value) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((value) => latest.current(value), []);
}
