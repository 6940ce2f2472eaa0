import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { BookingStep } from './BookingSteps.tsx';

/** The steps of the booking of a hotel, by name and address. */
export function useHotelSteps(): BookingStep[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { href: '/booking/hotel', label: t`Search` },
      { href: '/booking/hotel/select', label: t`Select a hotel` },
      { href: '/booking/hotel/room', label: t`Choose a room` },
      { href: '/booking/hotel/checkout', label: t`Checkout` },
    ],
    [t],
  );
}
