import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../actors/when-idle.ts';

interface LoadedLaterProps {
  load: () => Promise<unknown>;
  /** That it is about to be seen, loaded or not. */
  isNeeded: boolean;
  children: ReactNode;
}

/**
 * A part of the page that is not seen at first. Its script is loaded once the page is idle, so that it opens without
 * a delay, and without the network, too.
 */
export function LoadedLater({ load, isNeeded, children }: LoadedLaterProps) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(
    () =>
      whenIdle(() =>
        load().then(
          () => setLoaded(true),
          // It is loaded, and a failure reported, when it is needed.
          () => {},
        ),
      ),
    [load],
  );
  return isLoaded || isNeeded ? <Suspense fallback={null}>{children}</Suspense> : null;
}
