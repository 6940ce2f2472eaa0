import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FareFamily, PolicyRule } from '#domain/contract.ts';
import {
  type FareColumn,
  type FreeCancellation,
  freeCancellation,
  wordOfCondition,
} from '#domain/flight-booking/fare-table.ts';
import type { FlightEntry } from '#domain/flight-booking/flight-list.ts';
import { departureOf } from '#domain/flight-booking/flight-times.ts';
import { allowanceText } from '../../../components/booking/fare-terms.ts';
import { SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatInstant, formatMoney, localZone } from '../../../i18n/format.ts';
import { fareValues } from './fare-values.ts';
import { Remedies } from './Remedies.tsx';

export interface FareRow {
  id: string;
  label: string;
  render: (column: FareColumn) => ReactNode;
  differs: boolean;
}

interface ComparedRow extends Omit<FareRow, 'differs'> {
  compared: (column: FareColumn) => unknown;
}

const SEATS = {
  free: msg`Every seat free`,
  standardFree: msg`Standard seats free`,
  charged: msg`For a fee`,
};

const NO_SHOW = {
  forfeited: msg`Fare is forfeited`,
  changeFee: msg`For the change fee`,
  free: msg`Free`,
};

interface RowOptions {
  flight: FlightEntry;
  rules: readonly PolicyRule[];
  now: string;
}

export function useFareRows({ flight, rules, now }: RowOptions, columns: readonly FareColumn[]): FareRow[] {
  const { t } = useLingui();
  const departure = flight.legs[0] ? departureOf(flight.legs[0]) : '';
  const cancellationOf = ({ fare: { family } }: FareColumn) => freeCancellation(family, { departure, now });
  const rows: ComparedRow[] = [
    {
      id: 'cabin',
      label: t`Cabin`,
      render: (column) => <Cabins flight={flight} column={column} />,
      compared: ({ classes: cabins }) => cabins,
    },
    ofFamily('carryOn', t`Cabin bags`, ({ carryOn }) => <Bags allowance={carryOn} />),
    ofFamily('checked', t`Checked bags`, ({ checked }) => <Bags allowance={checked} />),
    ofFamily('seatSelection', t`Seat selection`, ({ seatSelection }) => t(SEATS[seatSelection])),
    ofFamily('change', t`Change`, ({ change }) => <Condition condition={change} />),
    {
      id: 'freeAtFirst',
      label: t`Cancellation`,
      render: (column) => <FreeAtFirst cancellation={cancellationOf(column)} />,
      compared: cancellationOf,
    },
    ofFamily('refund', t`Refund`, ({ refund }) => <Condition condition={refund} />),
    ofFamily('noShow', t`No-show`, ({ noShow }) => (noShow ? t(NO_SHOW[noShow]) : t`Not stated`)),
    ofFamily('miles', t`Miles`, ({ miles }) => <Miles miles={miles} />),
    ofFamily('lounge', t`Lounge`, ({ lounge }) => (lounge ? t`Included` : t`Not included`)),
    {
      id: 'hold',
      label: t`Can be held until`,
      render: ({ fare: { holdUntil } }) =>
        holdUntil === undefined ? t`Not stated` : formatInstant(holdUntil, localZone()),
      compared: ({ fare }) => fare.holdUntil,
    },
    {
      id: 'policy',
      label: t`Policy`,
      render: ({ fare, remedies }) => (
        <>
          <VerdictMark verdict={fare.verdict} rules={rules} offered={fareValues(fare)} />
          <Remedies remedies={remedies} fare={fare} rules={rules} />
        </>
      ),
      compared: ({ fare }) => fare.verdict.inPolicy,
    },
  ];
  return rows.map(({ compared, ...row }) => ({
    ...row,
    differs: new Set(columns.map((column) => JSON.stringify(compared(column)))).size > 1,
  }));
}

function ofFamily(
  id: keyof FareFamily,
  label: string,
  render: (family: FareFamily) => ReactNode,
): ComparedRow {
  return {
    id,
    label,
    render: ({ fare }) => render(fare.family),
    compared: ({ fare }) => fare.family[id],
  };
}

function FreeAtFirst({ cancellation }: { cancellation: FreeCancellation }) {
  switch (cancellation.kind) {
    case 'hours':
      return <Plural value={cancellation.hours} one="Free for # hour" other="Free for # hours" />;
    case 'hoursOrCheckIn':
      return (
        <Plural
          value={cancellation.hours}
          one="Free for # hour, or until check-in closes"
          other="Free for # hours, or until check-in closes"
        />
      );
    case 'untilCheckIn':
      return <Trans>Free until check-in closes</Trans>;
    case 'never':
      return <Trans>Not free</Trans>;
    case 'notStated':
      return <Trans>Not stated</Trans>;
  }
}

interface CabinsProps {
  flight: FlightEntry;
  column: FareColumn;
}

/** A class that all segments share is listed once; mixed ones are listed segment by segment. */
function Cabins({ flight: { legs }, column: { classes: cabins, isMixed } }: CabinsProps) {
  const { t } = useLingui();
  if (!isMixed) {
    const names = cabins.flat().map((cabin) => t(SERVICE_CLASSES[cabin]));
    return <>{[...new Set(names)].join(', ')}</>;
  }
  return (
    <>
      <Stack component="ul" gap={0}>
        {legs.flatMap(({ segments }, position) =>
          segments.map(({ origin, destination, departure }, index) => {
            const cabin = cabins[position]?.[index];
            return cabin ? (
              <li key={departure}>
                {origin}–{destination}: {t(SERVICE_CLASSES[cabin])}
              </li>
            ) : null;
          }),
        )}
      </Stack>
      <Text span display="block" c="var(--notice-warning-mark)">
        <Trans>Mixed cabins</Trans>
      </Text>
    </>
  );
}

function Bags({ allowance }: { allowance: FareFamily['checked'] }) {
  const { t } = useLingui();
  return allowance.pieces === 0 ? <Trans>None</Trans> : t(allowanceText(allowance));
}

function Miles({ miles }: { miles: FareFamily['miles'] }) {
  if (!miles) return <Trans>Not stated</Trans>;
  const { kind, value } = miles;
  if (value === 0) return <Trans>None</Trans>;
  return kind === 'percentage' ? (
    <Trans>{value} % of the distance</Trans>
  ) : (
    <Plural value={value} one="# for each flight" other="# for each flight" />
  );
}

function Condition({ condition }: { condition: FareFamily['change'] }) {
  const word = wordOfCondition(condition);
  if (word === 'no') return <Trans>No</Trans>;
  if (word === 'free') return <Trans>Free</Trans>;
  if (word === 'notStated') return <Trans>Not stated</Trans>;
  const fee = condition.fee ? formatMoney(condition.fee) : '';
  return <Trans>Fee {fee}</Trans>;
}
