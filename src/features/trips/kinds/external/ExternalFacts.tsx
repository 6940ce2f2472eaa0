import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import { FactList } from '../../../../components/Page.tsx';
import { formatDayRange } from '../../../../i18n/day-range.ts';
import type { FactsProps } from '../trip-kind.ts';
import classes from './ExternalFacts.module.css';

/** A booking of the agency: what, when, and its reference. */
export function ExternalFacts({ part, people }: FactsProps<'external'>) {
  const { startsOn, endsOn, locator, notes } = part;
  const over = selectCancellation(partSnapshot(part.status)) === 'never';
  return (
    <FactList>
      {people}
      <Fact label={<Trans>Dates</Trans>}>{formatDayRange(startsOn, endsOn)}</Fact>
      {locator ? <Fact label={<Trans>Booking number</Trans>}>{locator}</Fact> : null}
      {over ? null : (
        <Fact label={<Trans>Cancellation</Trans>}>
          <Trans>By the agency, when you ask for it</Trans>
        </Fact>
      )}
      {notes ? (
        <Fact label={<Trans>Good to know</Trans>}>
          <span className={classes.notes}>{notes}</span>
        </Fact>
      ) : null}
    </FactList>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
