import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { memo } from 'react';
import type { EarlierFit } from '#domain/booking/earlier-choice.ts';
import type { Money, PolicyRule } from '#domain/contract.ts';
import { listFlightNumbers } from '#domain/flight-booking/flight-choice.ts';
import { type FareEntry, isInPolicy } from '#domain/flight-booking/flight-list.ts';
import type { FlightRow } from '#domain/flight-booking/flight-rows.ts';
import type { UsualEmissions } from '#domain/flight-booking/usual-emissions.ts';
import { multiplyMoney } from '#domain/money.ts';
import { OfferPrice, ResultCard } from '../../../components/results/ResultCard.tsx';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatDifference, formatMoney } from '../../../i18n/format.ts';
import type { FlightNames } from '../flight-names.ts';
import { FareTraits } from './FareTraits.tsx';
import { FlightAlternatives } from './FlightAlternatives.tsx';
import classes from './FlightCard.module.css';
import { FlightDetails } from './FlightDetails.tsx';
import { LegRow } from './LegRow.tsx';

interface FlightCardProps extends FlightRow {
  travelers: number;
  names: FlightNames;
  rules: readonly PolicyRule[];
  usual: UsualEmissions | null;
  expired: boolean;
  gone: boolean;
  earlier: EarlierFit | null;
  isActive: boolean;
  inPolicy: FareEntry | null;
  findAlternatives: (id: string) => readonly FlightRow[];
  onChoose: (id: string) => void;
}

/** A selectable leg, or a whole journey. Rerendered only when its own data have changed. */
export const FlightCard = memo(function FlightCard(props: FlightCardProps) {
  const { id, legs, flight, fare, names, rules, usual, expired, gone, isActive, earlier, onChoose } = props;
  const { t } = useLingui();
  const name = listFlightNumbers(legs).join(', ');
  const { total, notes } = usePrice(props);
  const whole = formatMoney(multiplyMoney(fare.total ?? fare.price, props.travelers));
  return (
    <ResultCard
      id={id}
      name={name}
      isActive={isActive}
      earlier={earlier}
      facts={
        <div className={classes.facts}>
          <Stack gap="xs">
            {legs.map((leg) => (
              <LegRow key={leg.id} leg={leg} names={names} />
            ))}
          </Stack>
          <FareTraits fare={fare} usual={usual} isOfMore={legs.length < flight.legs.length} gone={gone} />
        </div>
      }
      price={<OfferPrice total={total} notes={notes} />}
      verdict={
        <VerdictMark
          verdict={fare.verdict}
          rules={rules}
          offered={{ price: fare.total ?? fare.price, serviceClasses: fare.serviceClasses }}
        />
      }
      choose={{
        text: t`Choose`,
        label: t`Choose ${name} for ${whole}`,
        disabledReason: expired ? t`This price has expired: search again` : null,
      }}
      details={() => (
        <>
          <FlightDetails legs={legs} fare={fare} usual={usual} names={names} />
          {isInPolicy(fare) ? null : (
            <FlightAlternatives id={id} find={props.findAlternatives} expired={expired} onChoose={onChoose} />
          )}
        </>
      )}
      onChoose={onChoose}
    />
  );
}, isSameCard);

/** The price for all travelers or, for later legs, what is added to the journey's price so far. */
function usePrice({ fare, difference, travelers, inPolicy }: FlightCardProps) {
  const { t } = useLingui();
  const forAll = (one: Money) => multiplyMoney(one, travelers);
  const asked = fare.total ?? fare.price;
  const whole = formatMoney(forAll(asked));
  const each = formatMoney(asked);
  const from = inPolicy && formatMoney(forAll(inPolicy.total ?? inPolicy.price));
  const added =
    difference && (difference.amount === 0 ? t`No extra cost` : formatDifference(forAll(difference)));
  return {
    total: added ?? whole,
    notes: [
      added ? t`${whole} in all` : null,
      travelers > 1 ? t`${travelers} × ${each}` : null,
      from && !isInPolicy(fare) ? t`With other conditions in policy, from ${from}` : null,
    ],
  };
}

/** A filter makes new rows of the same flights: its legs follow from its id, and differences are compared as amounts. */
function isSameCard(one: FlightCardProps, other: FlightCardProps): boolean {
  const { legs: _, difference, ...rest } = other;
  const keys = Object.keys(rest) as (keyof typeof rest)[]; // the properties above
  return one.difference?.amount === difference?.amount && keys.every((key) => one[key] === rest[key]);
}
