import { Trans } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { AllowedAlternative } from './AllowedAlternative.tsx';
import classes from './Deciding.module.css';

interface PartComparisonProps {
  trip: Trip;
  zone: string;
}

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
            <AllowedAlternative
              search={search}
              alternative={alternative}
              price={part.price.asked}
              zone={zone}
            />
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
