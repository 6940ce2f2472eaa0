import { useLingui } from '@lingui/react/macro';
import type { CheckoutPart, PartKind } from '#domain/checkout/checkout-part.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { CHOSEN } from '#domain/kinds/chosen-kinds.ts';
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

function daysOf<Kind extends PartKind>(part: CheckoutPart<Kind>): { from: string; to: string } {
  const rules = CHOSEN[part.kind];
  return { from: rules.startsOn(part), to: rules.endsOn(part) };
}
