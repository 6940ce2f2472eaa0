import { Trans } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { ActionButton } from './ActionButton.tsx';

interface RecordBookingProps {
  trip: Trip;
  onTake: () => void;
}

/** The button to record a booking of the agency. */
export function RecordBooking({ trip, onTake }: RecordBookingProps) {
  return (
    <ActionButton trip={trip} action="addExternal" onTake={onTake}>
      <Trans>Record a booking</Trans>
    </ActionButton>
  );
}
