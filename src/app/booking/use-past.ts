import { useEffect, useState } from 'react';
import { timeUntil } from '#domain/time-until.ts';

/** Whether a moment has passed; it is drawn anew when it does. */
export function usePast(instant: string | undefined): boolean {
  const [past, setPast] = useState<string | null>(null);
  // The clock is outside of React.
  useEffect(() => {
    if (instant === undefined) return;
    const timer = setTimeout(() => setPast(instant), timeUntil(instant, new Date()));
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== undefined && past === instant;
}
