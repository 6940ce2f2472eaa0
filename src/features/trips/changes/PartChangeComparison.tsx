import { Trans } from '@lingui/react/macro';
import { amountsOfChange } from '#domain/change-amounts.ts';
import type { PartChange, TripPart } from '#domain/contract.ts';
import { convertLike } from '#domain/trip-costs.ts';
import { ChangeComparison } from '../../../components/booking/ChangeComparison.tsx';
import { comparisonSide } from '../../../components/booking/comparison-side.ts';
import classes from './Changes.module.css';

interface PartChangeComparisonProps {
  part: TripPart;
  change: PartChange;
}

/** A change with old and new booking side by side; unless it is done, the current booking is the old one. */
export function PartChangeComparison({ part, change }: PartChangeComparisonProps) {
  const { before, after, lost } = change;
  const own = amountsOfChange(change);
  const booked = change.status === 'done' ? { ...before, terms: [] } : comparisonSide(part);
  return (
    <ChangeComparison
      before={{ ...booked, price: convertLike(after.price, booked.price), asked: booked.price }}
      after={{ ...comparisonSide(after), price: own.after, asked: after.price.asked }}
      difference={own.difference}
      penalty={own.penalty}
      due={own.due}
      refund={own.refund}
      onSite={own.onSite}
      lost={lost}
    />
  );
}

export function CollapsibleComparison(props: PartChangeComparisonProps) {
  return (
    <details className={classes.folded}>
      <summary>
        <Trans>Before and after the change</Trans>
      </summary>
      <PartChangeComparison {...props} />
    </details>
  );
}
