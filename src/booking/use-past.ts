import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

export function usePast(instant: string | undefined): boolean {
  const { clock } = useRouter().options.context.api;
  const [past, setPast] = useState<string | null>(null);
  // The clock is outside of React.
  useEffect(() => {
    if (instant === undefined) return;
    return clock.at(instant, () => setPast(instant));
  }, [instant, clock]);
  return instant !== undefined && past === instant;
}
