import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Money, Trip, TripPart } from '#domain/contract.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { waitingLevel } from '#machines/trip/approval-region.ts';
import { Surface } from '../../components/Page.tsx';
import { partName } from '../../components/trip-status/part-name.ts';
import { formatMoney } from '../../i18n/format.ts';
import { findActionOffer } from './deciding/deciding.ts';
import { sumPrices } from './partly-booked/undecided-trip.ts';
import classes from './WaitingParts.module.css';

interface WaitingPartsProps {
  trip: Trip;
  onAskCancellation: (part: string) => void;
}

export function WaitingParts({ trip, onAskCancellation }: WaitingPartsProps) {
  const { t } = useLingui();
  const { booked, held } = partsByOutcome(trip);
  const [first] = held;
  if (waitingLevel(trip.status) === null || booked.length === 0 || !first) return null;
  return (
    <Surface>
      <section aria-label={t`What is waiting for approval`} className={classes.waiting}>
        <h2 className={classes.title}>
          <Trans>What is waiting for approval</Trans>
        </h2>
        <p>
          <Trans>What is already booked stays booked, even if the rest is rejected.</Trans>
        </p>
        <table className={classes.prices}>
          <PartRows title={<Trans>Waiting for approval</Trans>} parts={held} sum={sumPrices(trip, held)} />
          <PartRows title={<Trans>Already booked</Trans>} parts={booked} sum={sumPrices(trip, booked)} />
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>Total of the trip</Trans>
              </th>
              <td>{formatMoney(trip.total.asked)}</td>
            </tr>
          </tfoot>
        </table>
        {findActionOffer(trip, 'cancel').kind === 'allowed' ? (
          <div>
            <Button variant="default" onClick={() => onAskCancellation(first._id)}>
              <Trans>Cancel what is waiting for approval</Trans>
            </Button>
          </div>
        ) : null}
      </section>
    </Surface>
  );
}

interface PartRowsProps {
  title: ReactNode;
  parts: readonly TripPart[];
  sum: Money | null;
}

function PartRows({ title, parts, sum }: PartRowsProps) {
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup">{title}</th>
        <td>{sum ? formatMoney(sum) : null}</td>
      </tr>
      {parts.map((part) => (
        <tr key={part._id}>
          <th scope="row">{partName(part)}</th>
          <td>{formatMoney(part.price.converted ?? part.price.asked)}</td>
        </tr>
      ))}
    </tbody>
  );
}
