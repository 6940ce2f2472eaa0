import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CheckoutPart, PartKind } from '#domain/checkout/checkout-part.ts';
import { daysOf } from '#domain/trip-draft/part-days.ts';
import { partTitle } from '#domain/trip-draft/part-title.ts';
import { formatDayRange } from '../../i18n/day-range.ts';
import classes from './PartFacts.module.css';

const KINDS = {
  flight: msg`Flight`,
  hotel: msg`Hotel`,
  car: msg`Rental car`,
} satisfies Record<PartKind, MessageDescriptor>;

interface PartFactsProps {
  part: CheckoutPart;
  withTravelers?: boolean;
}

/** A part's offer, dates and travellers. */
export function PartFacts({ part, withTravelers = false }: PartFactsProps) {
  const { t } = useLingui();
  const { from, to } = daysOf(part);
  const names = part.criteria.travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <div className={classes.facts}>
      <span className={classes.kind}>{t(KINDS[part.kind])}</span>
      <span className={classes.title}>{partTitle(part)}</span>
      <span className={classes.days}>{formatDayRange(from, to)}</span>
      {withTravelers ? <span className={classes.days}>{names.join(', ')}</span> : null}
    </div>
  );
}
