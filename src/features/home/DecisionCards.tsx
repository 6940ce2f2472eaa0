import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TripSummary } from '#domain/contract.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { paths } from '../../components/paths.ts';
import { DeciderNames } from '../../components/trip-status/DeciderNames.tsx';
import { fullName } from '../../components/trip-status/full-name.ts';
import { formatInstant } from '../../i18n/format.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { approvableTogether, type BulkApprovalProps } from './bulk-approval.ts';
import classes from './DecisionCards.module.css';
import { RuleSummary } from './RuleSummary.tsx';
import type { TripReader } from './TripRow.tsx';

export interface DecisionCardsProps extends TripReader {
  trips: readonly TripSummary[];
  bulkApproval: BulkApprovalProps;
  showsAll: boolean;
}

const FIRST_SHOWN = 5;

export function DecisionCards({ trips, bulkApproval, showsAll, ...reader }: DecisionCardsProps) {
  const { t } = useLingui();
  const { bulk, onAsk } = bulkApproval;
  const [isWhole, setIsWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useNextFocus(trips, bulk.state === 'closed', heading);
  const together = approvableTogether(trips);
  const shown = showsAll || isWhole ? trips : trips.slice(0, FIRST_SHOWN);
  const rest = trips.length - shown.length;
  const ask = (asked: readonly TripSummary[]) => {
    focusNext(asked);
    onAsk(asked);
  };
  return (
    <Stack
      component="section"
      className={classes.section}
      gap="sm"
      align="flex-start"
      miw={0}
      aria-label={t`Waiting for your decision`}
    >
      <Group gap="4px 24px" justify="space-between" align="baseline">
        <Box component="h2" ref={heading} tabIndex={-1} fz="h3">
          <Trans>Waiting for your decision</Trans>
        </Box>
        {together.length > 1 ? (
          <Button variant="subtle" size="compact-sm" onClick={() => ask(together)}>
            {together.length === 2
              ? t`2 break no rule: approve both`
              : t`${together.length} break no rule: approve all`}
          </Button>
        ) : null}
      </Group>
      {trips.length === 0 ? (
        <Text c="dimmed" role="status">
          <Trans>Nothing is waiting for you now.</Trans>
        </Text>
      ) : (
        <Paper component="ul" mod="lined">
          {shown.map((trip) => (
            <DecisionCard key={trip._id} trip={trip} reader={reader} onApprove={() => ask([trip])} />
          ))}
        </Paper>
      )}
      {rest > 0 ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
          {t`Show ${rest} more`}
        </Button>
      ) : null}
      <BulkDialog {...bulkApproval} />
    </Stack>
  );
}

interface DecisionCardProps {
  trip: TripSummary;
  reader: TripReader;
  onApprove: () => void;
}

function DecisionCard({ trip, reader, onApprove }: DecisionCardProps) {
  const { t } = useLingui();
  const { _id, title, waiting, travelers, itineraryRefId } = trip;
  if (!waiting) return null;
  return (
    <Group component="li" gap="12px 24px" justify="space-between" p="12px 16px">
      <div className={classes.what}>
        <p>
          <strong>{travelers.map(fullName).join(', ')}</strong> · {title}
        </p>
        {waiting.change ? (
          <p>
            <Trans>A change waits for approval; the trip stays booked.</Trans>
          </p>
        ) : null}
        <RuleSummary waiting={waiting} />
        <p className={classes.facts}>
          <Text span c="var(--mantine-color-text)" fw={600}>
            {formatMoney(trip.total)}
          </Text>
          <Deadline until={waiting.until} {...reader} />
          {waiting.deciders.length > 1 || waiting.deciders.some(({ onBehalfOf }) => onBehalfOf) ? (
            <span>
              <Trans>waiting for:</Trans>{' '}
              <DeciderNames deciders={waiting.deciders} personId={reader.personId} most={2} />
            </span>
          ) : null}
          <span>{itineraryRefId}</span>
        </p>
      </div>
      <Group className={classes.buttons} gap="xs" align="stretch" wrap="nowrap">
        {waiting.change ? null : (
          <Button id={buttonId(_id)} aria-label={t`Approve ${title}`} onClick={onApprove}>
            <Trans>Approve</Trans>
          </Button>
        )}
        <Button
          component={AppLink}
          href={paths.trip(_id)}
          id={waiting.change ? buttonId(_id) : undefined}
          variant="default"
          aria-label={t`Details of ${title}`}
        >
          <Trans>Details</Trans>
        </Button>
      </Group>
    </Group>
  );
}

function Deadline({ until, now, zone }: Pick<TripReader, 'now' | 'zone'> & { until: string }) {
  const time = formatInstant(until, zone);
  return (
    <time dateTime={until}>
      {until > now ? <Trans>decide by {time}</Trans> : <Trans>deadline passed, {time}</Trans>}
    </time>
  );
}

const buttonId = (tripId: string): string => `decide-${tripId}`;

/** After a decision, the next card has the focus; the dialog would give it to the card that is gone. */
function useNextFocus(
  trips: readonly TripSummary[],
  isClosed: boolean,
  heading: RefObject<HTMLElement | null>,
) {
  const asked = useRef<{ id: string; index: number } | null>(null);
  // The focus is outside of React, and the list follows the dialog.
  useEffect(() => {
    const { current } = asked;
    if (!isClosed || !current || trips.some(({ _id }) => _id === current.id)) return;
    asked.current = null;
    const next = trips[current.index] ?? trips.at(-1);
    (document.getElementById(buttonId(next?._id ?? '')) ?? heading.current)?.focus();
  }, [isClosed, trips, heading]);
  return ([first]: readonly TripSummary[]) => {
    asked.current = first ? { id: first._id, index: trips.indexOf(first) } : null;
  };
}
