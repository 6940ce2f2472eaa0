import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Trip } from '#domain/contract.ts';
import { selectWholeCancellation } from '#machines/trip/cancellation-selectors.ts';
import { tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { TripSection } from './TripSection.tsx';

interface WholeCancellationProps {
  trip: Trip;
  onAsk: () => void;
}

/** The way to cancel a trip, where there is something to cancel. */
export function WholeCancellation({ trip, onAsk }: WholeCancellationProps) {
  const textId = useId();
  const { status, verdict, parts } = trip;
  const snapshot = tripSnapshot({ status, levels: verdict.levels });
  const offered = selectWholeCancellation(
    snapshot,
    parts.map((part) => part.status),
  );
  if (offered === 'never') return null;
  const later = offered === 'later';
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
