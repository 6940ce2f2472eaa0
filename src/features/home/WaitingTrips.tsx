import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import type { TripSummary } from '#domain/contract.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { approvableTogether, type BulkApprovalProps } from './bulk-approval.ts';
import { type TripReader, TripRow } from './TripRow.tsx';
import classes from './WaitingTrips.module.css';

export interface WaitingProps extends TripReader {
  bulkApproval: BulkApprovalProps;
}

interface WaitingTripsProps extends WaitingProps {
  trips: readonly TripSummary[];
}

/** Trips waiting for the user first, then those waiting for others. */
export function WaitingTrips({ trips, bulkApproval, ...reader }: WaitingTripsProps) {
  const { t } = useLingui();
  const { chosen, onChoose, onAsk } = bulkApproval;
  const own = trips.filter(({ waiting }) => waiting?.mayDecide);
  const others = trips.filter(({ waiting }) => !waiting?.mayDecide);
  const together = approvableTogether(own);
  const marked = together.filter(({ _id }) => chosen.has(_id));
  const ids = together.map(({ _id }) => _id);
  return (
    <>
      {own.length > 0 ? (
        <section aria-label={t`Waiting for your decision`}>
          <div className={classes.head}>
            <h3>
              <Trans>Waiting for your decision</Trans>
            </h3>
            {together.length > 1 ? (
              <Checkbox
                label={t`All within the rules`}
                checked={marked.length === together.length}
                indeterminate={marked.length > 0 && marked.length < together.length}
                onChange={(event) => onChoose(ids, event.currentTarget.checked)}
              />
            ) : null}
            {marked.length > 0 ? (
              <Button onClick={onAsk}>
                <Plural value={marked.length} one="Approve # trip" other="Approve # trips" />
              </Button>
            ) : null}
          </div>
          <ul className={classes.rows}>
            {own.map((trip) => (
              <TripRow
                key={trip._id}
                trip={trip}
                reader={reader}
                choice={
                  ids.includes(trip._id)
                    ? { chosen: chosen.has(trip._id), onChoose: (on) => onChoose([trip._id], on) }
                    : null
                }
              />
            ))}
          </ul>
        </section>
      ) : null}
      {others.length > 0 ? (
        <section aria-label={t`Waiting for others`}>
          <div className={classes.head}>
            <h3>
              <Trans>Waiting for others</Trans>
            </h3>
          </div>
          <ul className={classes.rows}>
            {others.map((trip) => (
              <TripRow key={trip._id} trip={trip} reader={reader} choice={null} />
            ))}
          </ul>
        </section>
      ) : null}
      <BulkDialog {...bulkApproval} trips={marked} />
    </>
  );
}
