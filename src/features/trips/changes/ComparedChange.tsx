import { Trans } from '@lingui/react/macro';
import type { PartChange, TripPart } from '#domain/contract.ts';
import { ChangeComparison } from '../../../components/booking/ChangeComparison.tsx';
import { comparedPart } from '../../../components/booking/compared-part.ts';
import classes from './Changes.module.css';
import { isOver } from './changes.ts';

interface ComparedChangeProps {
  /** The current booking. */
  part: TripPart;
  change: PartChange;
}

/** A change with old and new booking side by side; until it is over, the current booking is the old one. */
export function ComparedChange({ part, change }: ComparedChangeProps) {
  const { before, after, difference, penalty, due, refund, onSite, lost } = change;
  return (
    <ChangeComparison
      before={isOver(change) ? { ...before, details: [] } : comparedPart(part)}
      after={comparedPart(after)}
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
export function CollapsibleComparison(props: ComparedChangeProps) {
  return (
    <details className={classes.folded}>
      <summary>
        <Trans>Before and after the change</Trans>
      </summary>
      <ComparedChange {...props} />
    </details>
  );
}
