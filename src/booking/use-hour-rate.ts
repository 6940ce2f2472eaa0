import { useMemo } from 'react';
import { usualHourRate } from '#domain/booking/best-for-you.ts';
import type { Money } from '#domain/contract.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../actors/use-session.ts';

/** What an hour of a traveller counts as in this company; null where time decides only between equal prices. */
export function useHourRate(): Money | null {
  const company = useSessionSelector((snapshot) => selectSession(snapshot)?.company);
  return useMemo(() => company?.hourRate ?? usualHourRate(company?.currency ?? ''), [company]);
}
