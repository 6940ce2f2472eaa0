import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Trip } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { nextTripQuery } from '../../api/trip-requests.ts';

/** The trip on which the person travels next, once the code that shows it is loaded; null if there is none. */
export function useNextTrip(
  { company }: Session,
  load: () => Promise<unknown>,
): { trip: Trip | null; isLoading: boolean } {
  const { api } = useRouter().options.context;
  const { data: trip = null, isLoading } = useQuery({
    ...nextTripQuery(api, company._id),
    throwOnError: false,
  });
  const [code, setCode] = useState<'unasked' | 'loading' | 'settled'>('unasked');
  if (trip && code === 'unasked') {
    setCode('loading');
    const settle = () => setCode('settled');
    void load().then(settle, settle);
  }
  const isSettled = code === 'settled';
  return { trip: isSettled ? trip : null, isLoading: isLoading || (trip !== null && !isSettled) };
}
