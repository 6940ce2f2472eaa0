import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts draw the page: it isn't so in a page that was made in advance until that has been taken over. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
