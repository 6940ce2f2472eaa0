import { Trans } from '@lingui/react/macro';
import type { PartChange, TripPart } from '#domain/contract.ts';
import { ChangeComparison } from '../../../components/booking/ChangeComparison.tsx';
import { comparisonSide } from '../../../components/booking/comparison-side.ts';
import classes from './Changes.module.css';
import { isOver } from './changes.ts';

interface PartChangeComparisonProps {
  /** The current booking. */
  part: TripPart;
  change: PartChange;
}

/** A change with old and new booking side by side; until it is over, the current booking is the old one. */
export function PartChangeComparison({ part, change }: PartChangeComparisonProps) {
  const { before, after, difference, penalty, due, refund, onSite, lost } = change;
  return (
    <ChangeComparison
      before={isOver(change) ? { ...before, details: [] } : comparisonSide(part)}
      after={comparisonSide(after)}
      difference={difference}
      penalty={penalty}
      due={due}
      refund={refund}
      onSite={onSite}
      lost={lost}
    />
  );
}

/** The same comparison, collapsed. */
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
