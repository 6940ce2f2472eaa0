import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Trip } from '#domain/contract.ts';
import { findActionOffer } from './deciding/deciding.ts';
import { WITHHELD_CANCELLATION_WORDS } from './refusal-words.ts';
import classes from './WholeCancellation.module.css';

interface WholeCancellationProps {
  trip: Trip;
  onAsk: () => void;
}

export function WholeCancellation({ trip, onAsk }: WholeCancellationProps) {
  const { t } = useLingui();
  const textId = useId();
  const offer = findActionOffer(trip, 'cancel');
  if (offer.kind === 'none') return null;
  const withheld = offer.kind === 'withheld' ? offer.reason : null;
  return (
    <div className={classes.cancellation}>
      <p id={textId} className={classes.reason}>
        {withheld ? t(WITHHELD_CANCELLATION_WORDS[withheld]) : renderMeaning(trip)}
      </p>
      <Button
        variant="light"
        color="red"
        aria-disabled={withheld !== null}
        aria-describedby={textId}
        onClick={() => withheld ?? onAsk()}
      >
        <Trans>Cancel the whole trip</Trans>
      </Button>
    </div>
  );
}

function renderMeaning({ status }: Trip): ReactNode {
  if (status === 'rejected') return <Trans>A trip that is cancelled can't be requested again.</Trans>;
  return <Trans>You will see the cost before anything is cancelled.</Trans>;
}
