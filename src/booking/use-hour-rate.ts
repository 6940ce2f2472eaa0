import { useMemo } from 'react';
import { usualHourRate } from '#domain/booking/best-for-you.ts';
import type { Money } from '#domain/contract.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../actors/use-session.ts';

export function useHourRate(): Money | null {
  const company = useSessionSelector((snapshot) => selectSession(snapshot)?.company);
  return useMemo(() => company?.hourRate ?? usualHourRate(company?.currency ?? ''), [company]);
}
