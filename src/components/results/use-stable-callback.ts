import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the latest one, so that components with it as a prop don't
 * rerender.
 */
export function useStableCallback<Value>(callback: (value: Value) => void): (value: Value) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((value) => latest.current(value), []);
}
