import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode, useState } from 'react';
import type { BookingLocations } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useBooking } from '../actors/booking/booking-hooks.ts';
import { useSessionSelector } from '../actors/use-session.ts';
import { locationsQuery } from '../api/booking-queries.ts';
import type { AreaFailure } from '../components/AreaError.tsx';
import { useAreaFailure } from '../errors/use-area-failure.ts';

export interface SearchStepProps {
  session: Session;
  onDiscard: () => void;
}

interface FormSlot {
  children: (step: SearchStepProps) => ReactNode;
}

export function SearchStep({ children }: FormSlot) {
  const session = useSessionSelector(selectSession);
  const { actor } = useBooking();
  const [forms, setForms] = useState(0);
  if (!session) return null;
  const onDiscard = () => {
    actor.send({ type: 'booking.discard' });
    setForms(forms + 1);
  };
  return <Fragment key={forms}>{children({ session, onDiscard })}</Fragment>;
}

export function useBookingPlaces(): { places: BookingLocations | null; failure: AreaFailure | null } {
  const { api } = useRouter().options.context;
  const companyId = useSessionSelector((snapshot) => selectSession(snapshot)?.company._id ?? '');
  const { data, error, refetch } = useQuery({ ...locationsQuery(api, companyId), throwOnError: false });
  const failure = useAreaFailure(error, () => void refetch());
  return { places: data ?? null, failure };
}
