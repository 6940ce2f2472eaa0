import { Plural, Trans } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { fullName } from '../../../components/trip-status/full-name.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { TripSection } from '../TripSection.tsx';
import { AllowedAlternative } from './AllowedAlternative.tsx';
import classes from './Deciding.module.css';

interface TripComparisonProps {
  trip: Trip;
  zone: string;
  isOpen: boolean;
}

/** For approvers: the cheapest alternatives without approval, and colleagues on the same flights or in the hotels. */
export function TripComparison({ trip: { parts, comparisons }, zone, isOpen }: TripComparisonProps) {
  if (!comparisons) return null;
  const companions = new Set(comparisons.flatMap(({ colleagues }) => colleagues.map(fullName)));
  return (
    <TripSection
      title={<Trans>To compare</Trans>}
      note={
        companions.size === 0 ? null : (
          <Plural value={companions.size} one="# colleague there" other="# colleagues there" />
        )
      }
      folded
      isOpen={isOpen}
    >
      {parts.map((part) => {
        const comparison = comparisons.find(({ partId }) => partId === part._id);
        if (!comparison) return null;
        const { search, alternative, colleagues } = comparison;
        return (
          <section key={part._id} aria-label={partName(part)}>
            <h3 className={classes.name}>{partName(part)}</h3>
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
                <dd>{colleagues.map(fullName).join(', ') || <Trans>None</Trans>}</dd>
              </div>
            </dl>
          </section>
        );
      })}
    </TripSection>
  );
}
