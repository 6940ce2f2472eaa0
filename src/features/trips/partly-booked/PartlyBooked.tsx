import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Trip } from '#domain/contract.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { Surface } from '../../../components/Surface.tsx';
import { CancelChoice } from './CancelChoice.tsx';
import { DropChoice } from './DropChoice.tsx';
import { isToBeDecided } from './is-to-be-decided.ts';
import classes from './PartlyBooked.module.css';
import { PartsByOutcomeLists } from './PartsByOutcomeLists.tsx';
import type { PartlyBookedProps } from './partly-booked.ts';
import { ReplaceChoice } from './ReplaceChoice.tsx';
import { RetryChoice } from './RetryChoice.tsx';

interface PartlyBookedRegionProps extends PartlyBookedProps {
  trip: Trip;
  zone: string;
  /** Opens the preview of a retry of the failed parts. */
  onTryAgain: () => void;
  /** Opens the cancellation of a part, or of all remaining ones. */
  onAskCancellation: (part?: string) => void;
}

/** For a trip with a failed part: the state of its parts, and the choices with their costs. */
export function PartlyBooked(props: PartlyBookedRegionProps) {
  const { trip, zone, renewal, quote, onTryAgain, onChooseAnother, onAskCancellation } = props;
  const titleId = useId();
  if (!isToBeDecided(trip)) return null;
  const parts = partsByOutcome(trip);
  return (
    <Surface>
      <section aria-labelledby={titleId} className={classes.region}>
        <h2 id={titleId} className={classes.title}>
          {parts.booked.length > 0 ? <Trans>Partly booked</Trans> : <Trans>Not booked yet</Trans>}
        </h2>
        <PartsByOutcomeLists parts={parts} zone={zone} />
        <h3>
          <Trans>What you can do</Trans>
        </h3>
        <ul className={classes.choices}>
          <RetryChoice trip={trip} renewal={renewal} onTryAgain={onTryAgain} />
          <ReplaceChoice trip={trip} parts={parts} onChooseAnother={onChooseAnother} />
          <DropChoice trip={trip} parts={parts} onAskCancellation={onAskCancellation} />
          <CancelChoice trip={trip} quote={quote} onAskCancellation={onAskCancellation} />
        </ul>
      </section>
    </Surface>
  );
}
