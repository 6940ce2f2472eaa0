import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Trip } from '#domain/contract.ts';
import { findActionOffer } from '../deciding/deciding.ts';
import { WITHHELD_WORDS } from '../deciding/decision-words.ts';
import classes from './RequestAgain.module.css';

interface RequestAgainProps {
  trip: Trip;
  onRenew: () => void;
}

export function RequestAgain({ trip, onRenew }: RequestAgainProps) {
  const { t } = useLingui();
  const textId = useId();
  const offer = findActionOffer(trip, 'resubmit');
  // For failed parts of an approved trip, retrying is one of the choices of `PartlyBooked`.
  if (offer.kind === 'none' || trip.status === 'approved') return null;
  const withheld = offer.kind === 'withheld';
  return (
    <div className={classes.way}>
      <Button aria-disabled={withheld} aria-describedby={textId} onClick={() => withheld || onRenew()}>
        <Trans>Request again</Trans>
      </Button>
      <span id={textId} className={classes.text}>
        {offer.kind === 'withheld' ? (
          t(WITHHELD_WORDS[offer.reason])
        ) : (
          <Trans>You will see the current price before it is sent.</Trans>
        )}
      </span>
    </div>
  );
}
