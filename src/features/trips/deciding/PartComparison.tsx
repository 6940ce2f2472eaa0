import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Trip } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatDifference, formatInstant, formatMoney } from '../../../i18n/format.ts';
import classes from './Deciding.module.css';

type Comparison = NonNullable<Trip['comparisons']>[number];

interface PartComparisonProps {
  trip: Trip;
  /** The time zone of the viewer. */
  zone: string;
}

/** For approvers: the cheapest alternative without approval, and colleagues on the same flight or in the hotel. */
export function PartComparison({ trip, zone }: PartComparisonProps) {
  return trip.parts.map((part) => {
    const comparison = trip.comparisons?.find(({ partId }) => partId === part._id);
    if (!comparison) return null;
    const { search, alternative, colleagues } = comparison;
    const names = colleagues.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
    return (
      <section key={part._id} className={classes.part} aria-label={partName(part)}>
        <h3>{partName(part)}</h3>
        <dl className={classes.facts}>
          {search ? (
            <div>
              <dt>
                <Trans>Cheapest that needed no approval</Trans>
              </dt>
              <dd>
                {alternative ? (
                  <Alternative alternative={alternative} part={part} zone={zone} />
                ) : (
                  SEARCHES[search]
                )}
              </dd>
            </div>
          ) : null}
          <div>
            <dt>
              <Trans>Colleagues there at the same time</Trans>
            </dt>
            <dd>{names || <Trans>None</Trans>}</dd>
          </div>
        </dl>
      </section>
    );
  });
}

const SEARCHES = {
  looking: <Trans>It is being looked for</Trans>,
  found: null,
  none: <Trans>None was found</Trans>,
  failed: <Trans>It could not be looked up</Trans>,
} satisfies Record<NonNullable<Comparison['search']>, ReactNode>;

interface AlternativeProps {
  alternative: NonNullable<Comparison['alternative']>;
  part: Trip['parts'][number];
  zone: string;
}

function Alternative({ alternative: { title, price, foundAt }, part, zone }: AlternativeProps) {
  const { asked } = part.price;
  const difference = asked.currency === price.currency ? formatDifference(subtractMoney(price, asked)) : null;
  const moment = formatInstant(foundAt, zone);
  return (
    <>
      <p>
        {title}: <strong>{formatMoney(price)}</strong>
        {difference ? ` (${difference})` : null}
      </p>
      <p className={classes.moment}>
        <Trans>as offered on {moment}</Trans>
      </p>
    </>
  );
}
