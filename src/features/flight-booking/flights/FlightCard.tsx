import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { PolicyRule } from '#domain/contract.ts';
import { listFlightNumbers } from '#domain/flight-booking/flight-choice.ts';
import { type FareEntry, isInPolicy } from '#domain/flight-booking/flight-list.ts';
import type { FlightRow } from '#domain/flight-booking/flight-rows.ts';
import { destinationOf, originOf } from '#domain/flight-booking/flight-times.ts';
import type { UsualEmissions } from '#domain/flight-booking/usual-emissions.ts';
import { Disclosure } from '../../../components/results/Disclosure.tsx';
import { ResultCard } from '../../../components/results/ResultCard.tsx';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import type { FlightNames } from '../flight-names.ts';
import { FareTraits } from './FareTraits.tsx';
import { FlightAlternatives } from './FlightAlternatives.tsx';
import classes from './FlightCard.module.css';
import { FlightDetails } from './FlightDetails.tsx';
import { FlightFacts } from './FlightFacts.tsx';
import { LegTimeline } from './LegTimeline.tsx';
import { LowestFare } from './LowestFare.tsx';

interface FlightCardProps extends FlightRow {
  isRoundTrip: boolean;
  names: FlightNames;
  rules: readonly PolicyRule[];
  /** Of its cabin; null where there are too few journeys to compare with. */
  usual: UsualEmissions | null;
  /** Whether the price is out of date. */
  expired: boolean;
  /** Its fare was sold out or withdrawn when it was chosen before. */
  gone: boolean;
  isActive: boolean;
  /** The cheapest fare of the same row that is inside the policy; null for none. */
  inPolicy: FareEntry | null;
  findAlternatives: (id: string) => readonly FlightRow[];
  onChoose: (id: string) => void;
}

/** A selectable leg, or a whole journey. Rerendered only when its own data have changed. */
export const FlightCard = memo(function FlightCard(props: FlightCardProps) {
  const { id, legs, flight, fare, names, expired, gone, isActive, onChoose } = props;
  const { t } = useLingui();
  const name = listFlightNumbers(legs).join(', ');
  const price = formatMoney(fare.total ?? fare.price);
  return (
    <ResultCard
      id={id}
      name={name}
      isActive={isActive}
      facts={
        <>
          {legs.map((leg) => (
            <div key={leg.id} className={classes.leg}>
              <FlightFacts leg={leg} names={names} />
              <LegTimeline leg={leg} names={names} />
            </div>
          ))}
          <FareTraits fare={fare} gone={gone} />
          <Emissions co2Kg={fare.co2Kg} usual={props.usual} isOfMore={legs.length < flight.legs.length} />
        </>
      }
      price={<PriceAndPolicy {...props} />}
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
      {isInPolicy(fare) ? null : (
        <FlightAlternatives id={id} find={props.findAlternatives} expired={expired} onChoose={onChoose} />
      )}
    </ResultCard>
  );
}, isSameCard);

function PriceAndPolicy({ flight, fare, difference, isRoundTrip, rules, inPolicy }: FlightCardProps) {
  const from = inPolicy && formatMoney(inPolicy.total ?? inPolicy.price);
  return (
    <>
      <LowestFare fare={fare} difference={difference} legs={flight.legs.length} isRoundTrip={isRoundTrip} />
      <div className={classes.policy}>
        <VerdictMark
          verdict={fare.verdict}
          rules={rules}
          offered={{ price: fare.total ?? fare.price, serviceClasses: fare.serviceClasses }}
        />
        {from && !isInPolicy(fare) ? (
          <span className={classes.inPolicyFrom}>
            <Trans>With other conditions in policy, from {from}</Trans>
          </span>
        ) : null}
      </div>
    </>
  );
}

/** A filter makes new rows of the same flights: its legs follow from its id, and differences are compared as amounts. */
function isSameCard(one: FlightCardProps, other: FlightCardProps): boolean {
  const { legs: _, difference, ...rest } = other;
  const keys = Object.keys(rest) as (keyof typeof rest)[]; // the properties above
  return one.difference?.amount === difference?.amount && keys.every((key) => one[key] === rest[key]);
}

interface EmissionsProps {
  co2Kg: number;
  usual: UsualEmissions | null;
  /** Whether more is flown than what the row shows. */
  isOfMore: boolean;
}

/**
 * The emissions of a journey per traveller, compared with the typical ones of the route, and the estimation
 * method.
 */
function Emissions({ co2Kg, usual, isOfMore }: EmissionsProps) {
  const kilograms = Math.round(co2Kg);
  const more = usual ? Math.round((co2Kg / usual.co2Kg - 1) * 100) : 0;
  const journeys = usual?.journeys ?? 0;
  const less = -more;
  return (
    <p className={classes.emissions}>
      <span className={classes.amount} data-low={less > 0}>
        {isOfMore ? (
          <Trans>{kilograms} kg CO₂ for the whole journey</Trans>
        ) : (
          <Trans>{kilograms} kg CO₂</Trans>
        )}
        {less > 0 ? (
          <Trans>
            , {less}% less than usual: the median of {journeys} journeys in this cabin
          </Trans>
        ) : null}
        {more > 0 ? (
          <Trans>
            , {more}% more than usual: the median of {journeys} journeys in this cabin
          </Trans>
        ) : null}
      </span>{' '}
      <Trans>(estimate by the UK Government’s factors of 2025)</Trans>
    </p>
  );
}
