import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../actors/when-idle.ts';
import { useFlowPages } from './flow-pages.ts';

/**
 * Loads the code of the next step's page while this one is shown: then it can say what went wrong when the connection
 * breaks in between, in place of the browser's own page. The code is outside of React, hence the effect.
 */
export function useNextPage(step: string | null): void {
  const router = useRouter();
  const { steps } = useFlowPages();
  const names = Object.keys(steps);
  const next = step === null ? undefined : names[names.indexOf(step) + 1];
  const path = next === undefined ? undefined : steps[next]?.path;
  useEffect(() => {
    if (path === undefined) return;
    return whenIdle(() => void router.preloadRoute({ to: path }).catch(() => {}));
  }, [router, path]);
}
