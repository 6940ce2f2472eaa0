import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import type { Trip } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { nextTripQuery } from '../../api/trip-queries.ts';

export type NextTripCard = ComponentType<{ trip: Trip; personId: string }>;

type Code = { state: 'unasked' | 'loading' } | { state: 'settled'; Card: NextTripCard | null };

/** The trip on which the person travels next, with the code that shows it, so that nothing moves when it arrives. */
export function useNextTrip({ company }: Session, load: () => Promise<NextTripCard>) {
  const { api } = useRouter().options.context;
  const { data: trip = null, isLoading } = useQuery({
    ...nextTripQuery(api, company._id),
    throwOnError: false,
  });
  const [code, setCode] = useState<Code>({ state: 'unasked' });
  if (trip && code.state === 'unasked') {
    setCode({ state: 'loading' });
    const settle = (Card: NextTripCard | null) => setCode({ state: 'settled', Card });
    void load().then(settle, () => settle(null));
  }
  const Card = code.state === 'settled' ? code.Card : null;
  return { trip, Card, isLoading: isLoading || (trip !== null && code.state !== 'settled') };
}
