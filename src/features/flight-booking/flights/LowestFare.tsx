import { Plural, Trans } from '@lingui/react/macro';
import type { Money } from '#domain/contract.ts';
import type { FareEntry } from '#domain/flight-booking/flight-list.ts';
import { Price } from '../../../components/booking/Price.tsx';
import { formatDifference, formatMoney } from '../../../i18n/format.ts';
import classes from './Flights.module.css';

interface LowestFareProps {
  fare: Pick<FareEntry, 'price' | 'total'>;
  /** For later legs, the difference to the journey's price so far; null shows the whole price. */
  difference: Money | null;
  /** How many legs the price pays for. */
  legs: number;
  isRoundTrip: boolean;
}

/** The lowest price of a journey per traveller, or what a later leg adds to it. */
export function LowestFare({ fare, difference, legs, isRoundTrip }: LowestFareProps) {
  if (difference) {
    const whole = formatMoney(fare.total ?? fare.price);
    return (
      <div className={classes.difference}>
        <span className={classes.amount}>
          {difference.amount === 0 ? <Trans>No extra cost</Trans> : formatDifference(difference)}
        </span>
        <span className={classes.note}>
          <span className={classes.line}>
            <Trans>{whole} in all,</Trans>
          </span>{' '}
          <span className={classes.line}>
            <Trans>per traveller</Trans>
          </span>
        </span>
      </div>
    );
  }
  return (
    <Price
      asked={fare.price}
      company={fare.total ?? undefined}
      size="lg"
      note={
        <>
          <span className={classes.line}>
            {legs === 1 ? <Trans>from, with all taxes</Trans> : null}
            {legs > 1 && isRoundTrip ? <Trans>from, return included</Trans> : null}
            {legs > 1 && !isRoundTrip ? <Plural value={legs} other="from, all # flights included" /> : null},
          </span>{' '}
          <span className={classes.line}>
            <Trans>per traveller</Trans>
          </span>
        </>
      }
    />
  );
}
