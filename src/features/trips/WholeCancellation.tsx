import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Trip } from '#domain/contract.ts';
import { PART_CANCELLATION } from './part-words.ts';
import classes from './WholeCancellation.module.css';

interface WholeCancellationProps {
  trip: Trip;
  onAsk: () => void;
}

/** The way to cancel a trip, where there is something to cancel. */
export function WholeCancellation({ trip, onAsk }: WholeCancellationProps) {
  const reasonId = useId();
  const possible = trip.parts.map(({ status }) => PART_CANCELLATION[status]);
  if (trip.status === 'cancelled' || possible.every((one) => one === 'never')) return null;
  const later = !possible.includes('now');
  return (
    <div className={classes.cancellation}>
      <Button
        variant="outline"
        color="red"
        aria-disabled={later}
        {...(later && { 'aria-describedby': reasonId })}
        onClick={() => later || onAsk()}
      >
        <Trans>Cancel the whole trip</Trans>
      </Button>
      {later ? (
        <p id={reasonId} className={classes.reason}>
          <Trans>It can be cancelled once the supplier has answered.</Trans>
        </p>
      ) : null}
    </div>
  );
}
