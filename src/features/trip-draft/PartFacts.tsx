import { useLingui } from '@lingui/react/macro';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { daysOf } from '#domain/trip-draft/part-days.ts';
import { partTitle } from '#domain/trip-draft/part-title.ts';
import { KIND_NAMES } from './kinds/kind-names.ts';
import classes from './PartFacts.module.css';

interface PartFactsProps {
  part: CheckoutPart;
  withTravelers?: boolean;
}

export function PartFacts({ part, withTravelers = false }: PartFactsProps) {
  const { t } = useLingui();
  const { from, to } = daysOf(part);
  const names = part.criteria.travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <div className={classes.facts}>
      <span className={classes.kind}>{t(KIND_NAMES[part.kind])}</span>
      <span className={classes.title}>{partTitle(part)}</span>
      <span className={classes.days}>{formatDayRange(from, to)}</span>
      {withTravelers ? <span className={classes.days}>{names.join(', ')}</span> : null}
    </div>
  );
}
