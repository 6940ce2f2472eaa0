import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Trip } from '#domain/contract.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import { TripSection } from './TripSection.tsx';

interface WholeCancellationProps {
  trip: Trip;
  onAsk: () => void;
}

/** The way to cancel a trip, where there is something to cancel. */
export function WholeCancellation({ trip, onAsk }: WholeCancellationProps) {
  const textId = useId();
  const possible = trip.parts.map(({ status }) => selectCancellation(partSnapshot(status)));
  if (trip.status === 'cancelled' || possible.every((one) => one === 'never')) return null;
  const later = !possible.includes('now');
  return (
    <TripSection title={<Trans>Cancellation</Trans>}>
      <p id={textId}>
        {later ? (
          <Trans>It can be cancelled once the supplier has answered.</Trans>
        ) : (
          <Trans>You see what it costs before anything is cancelled.</Trans>
        )}
      </p>
      <div>
        <Button
          variant="light"
          color="red"
          aria-disabled={later}
          aria-describedby={textId}
          onClick={() => later || onAsk()}
        >
          <Trans>Cancel the whole trip</Trans>
        </Button>
      </div>
    </TripSection>
  );
}
