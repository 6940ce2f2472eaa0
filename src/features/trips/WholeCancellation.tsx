import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Trip } from '#domain/contract.ts';
import { offerOf } from './deciding/deciding.ts';
import { TripSection } from './TripSection.tsx';

interface WholeCancellationProps {
  trip: Trip;
  onAsk: () => void;
}

/** The way to cancel a trip, where there is something to cancel. */
export function WholeCancellation({ trip, onAsk }: WholeCancellationProps) {
  const textId = useId();
  const offer = offerOf(trip, 'cancel');
  if (offer.kind === 'none') return null;
  const later = offer.kind === 'withheld';
  return (
    <TripSection title={<Trans>Cancellation</Trans>}>
      <p id={textId}>{meaningOf(trip, later)}</p>
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

function meaningOf({ status }: Trip, later: boolean): ReactNode {
  if (later) return <Trans>It can be cancelled once the supplier has answered.</Trans>;
  if (status === 'rejected') return <Trans>A trip that is cancelled can't be requested again.</Trans>;
  return <Trans>You see what it costs before anything is cancelled.</Trans>;
}
