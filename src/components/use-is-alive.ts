import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated: a prerendered page isn't until its script has started. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
