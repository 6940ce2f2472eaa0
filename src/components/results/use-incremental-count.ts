import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Few enough that a slow processor renders them within a frame. */
const AT_A_TIME = 2;

/** How many items to render: an initial number, then a few more after each paint, until all of them are. */
export function useIncrementalCount(all: readonly unknown[], first: number): number {
  const [part, setPart] = useState({ of: all, count: first });
  const count = part.of === all ? part.count : first;
  const isWhole = count >= all.length;
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setPart({ of: all, count: count + AT_A_TIME })));
  }, [all, count, isWhole]);
  return count;
}
