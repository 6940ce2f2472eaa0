import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import type { PolicyRule } from '#domain/contract.ts';
import { flightNumbersOf } from '#domain/flight-booking/flight-choice.ts';
import { destinationOf, originOf } from '#domain/flight-booking/flight-times.ts';
import type { ShownFlight } from '#domain/flight-booking/shown-flights.ts';
import { Disclosure } from '../../../components/results/Disclosure.tsx';
import { ResultCard } from '../../../components/results/ResultCard.tsx';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import type { FlightNames } from '../flight-names.ts';
import { FareFrom } from './FareFrom.tsx';
import classes from './FlightCard.module.css';
import { FlightDetails } from './FlightDetails.tsx';
import { FlightFacts } from './FlightFacts.tsx';
import { LegTimeline } from './LegTimeline.tsx';

interface FlightCardProps extends ShownFlight {
  names: FlightNames;
  rules: readonly PolicyRule[];
  /** What the flights of this search usually emit; null when there is nothing to compare with. */
  usualCo2Kg: number | null;
  /** Whether the price is out of date. */
  expired: boolean;
  isActive: boolean;
  /** Offers inside the policy, below a flight that is not. */
  alternatives?: ReactNode;
  onChoose: (id: string) => void;
}

/** A leg that can be chosen next, or a whole journey. Drawn again only when its own properties change. */
export const FlightCard = memo(function FlightCard(props: FlightCardProps) {
  const { id, legs, flight, fare, difference, names, rules, usualCo2Kg, expired, isActive, onChoose } = props;
  const { t } = useLingui();
  const name = flightNumbersOf(legs).join(', ');
  const price = formatMoney(fare.total ?? fare.price);
  const facts = (
    <>
      {legs.map((leg) => (
        <div key={leg.id}>
          <FlightFacts leg={leg} names={names} />
          <LegTimeline leg={leg} names={names} />
        </div>
      ))}
      <Emissions co2Kg={fare.co2Kg} usualCo2Kg={usualCo2Kg} />
    </>
  );
  return (
    <ResultCard
      id={id}
      name={name}
      isActive={isActive}
      facts={facts}
      price={
        <>
          <FareFrom fare={fare} difference={difference} legs={flight.legs.length} />
          <VerdictMark verdict={fare.verdict} rules={rules} />
        </>
      }
      choose={{
        text: t`Choose`,
        label: t`Choose ${name} for ${price}`,
        disabledReason: expired ? t`This price has expired: search again` : null,
      }}
      onChoose={onChoose}
    >
      <Disclosure showLabel={<Trans>Flight details</Trans>} hideLabel={<Trans>Hide flight details</Trans>}>
        {() =>
          legs.map((leg) => (
            <section
              key={leg.id}
              className={classes.details}
              aria-label={t`${originOf(leg)} to ${destinationOf(leg)}`}
            >
              <FlightDetails leg={leg} names={names} />
            </section>
          ))
        }
      </Disclosure>
      {fare.verdict.inPolicy ? null : props.alternatives}
    </ResultCard>
  );
});

function Emissions({ co2Kg, usualCo2Kg }: { co2Kg: number; usualCo2Kg: number | null }) {
  const percent = usualCo2Kg ? Math.round((co2Kg / usualCo2Kg - 1) * 100) : null;
  const less = percent === null ? 0 : -percent;
  return (
    <p className={classes.emissions} data-low={less > 0}>
      <Trans>{co2Kg} kg CO₂</Trans>
      {percent === null || percent === 0 ? null : (
        <span>
          {' · '}
          {less > 0 ? (
            <Trans>{less}% less than usual on this route</Trans>
          ) : (
            <Trans>{percent}% more than usual on this route</Trans>
          )}
        </span>
      )}
      <span className={classes.method}>
        {' · '}
        <Trans>estimate, UK Government factors 2025</Trans>
      </span>
    </p>
  );
}
