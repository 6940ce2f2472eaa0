import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FareFamily, PolicyRule } from '#domain/contract.ts';
import { type FareColumn, wordOfCondition } from '#domain/flight-booking/fare-table.ts';
import type { FlightEntry } from '#domain/flight-booking/flight-list.ts';
import { SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatInstant, formatMoney, localZone } from '../../../i18n/format.ts';
import classes from './FareFacts.module.css';
import { fareValues } from './fare-values.ts';
import { Remedies } from './Remedies.tsx';

export interface FareRow {
  id: string;
  label: string;
  render: (column: FareColumn) => ReactNode;
}

const SEATS = {
  free: msg`Every seat free`,
  standardFree: msg`Standard seats free`,
  charged: msg`For a fee`,
};

const NO_SHOW = {
  forfeited: msg`Fare is lost`,
  changeFee: msg`For the change fee`,
  free: msg`Free`,
};

interface RowOptions {
  flight: FlightEntry;
  rules: readonly PolicyRule[];
}

/** The compared properties of fares, in the order of a table. */
export function useFareRows({ flight, rules }: RowOptions): FareRow[] {
  const { t } = useLingui();
  return [
    { id: 'cabin', label: t`Cabin`, render: (column) => <Cabins flight={flight} column={column} /> },
    { id: 'carryOn', label: t`Cabin bags`, render: ({ fare }) => <Bags allowance={fare.family.carryOn} /> },
    {
      id: 'checked',
      label: t`Checked bags`,
      render: ({ fare }) => <Bags allowance={fare.family.checked} />,
    },
    { id: 'seats', label: t`Seat choice`, render: ({ fare }) => t(SEATS[fare.family.seatSelection]) },
    { id: 'change', label: t`Change`, render: ({ fare }) => <Condition condition={fare.family.change} /> },
    { id: 'refund', label: t`Refund`, render: ({ fare }) => <Condition condition={fare.family.refund} /> },
    { id: 'noShow', label: t`Not turning up`, render: ({ fare }) => t(NO_SHOW[fare.family.noShow]) },
    { id: 'miles', label: t`Miles`, render: ({ fare }) => <Miles miles={fare.family.miles} /> },
    {
      id: 'lounge',
      label: t`Lounge`,
      render: ({ fare }) => (fare.family.lounge ? t`Included` : t`Not included`),
    },
    {
      id: 'hold',
      label: t`Hold possible until`,
      render: ({ fare: { holdUntil } }) =>
        holdUntil === undefined ? t`Not stated` : formatInstant(holdUntil, localZone()),
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
    },
  ];
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
      <ul className={classes.cabins}>
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
      </ul>
      <span className={classes.warning}>
        <Trans>Mixed cabins</Trans>
      </span>
    </>
  );
}

function Bags({ allowance: { pieces, kilogramsEach } }: { allowance: FareFamily['checked'] }) {
  if (pieces === 0) return <Trans>None</Trans>;
  return (
    <Trans>
      {pieces} × {kilogramsEach} kg
    </Trans>
  );
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
