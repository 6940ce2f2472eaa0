import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Trip } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { useAppForm } from '../../../components/form/use-app-form.ts';
import { Notice } from '../../../components/Notice.tsx';
import { FactList } from '../../../components/Page.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { fullName } from '../../../components/trip-status/full-name.ts';
import { StatusMark } from '../../../components/trip-status/StatusMark.tsx';
import { SERVICE_WORDS } from '../../../components/trip-status/service-words.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { formatFullInstant } from '../../../i18n/format.ts';
import { findActionOffer } from '../deciding/deciding.ts';
import { TripSection } from '../TripSection.tsx';
import { ActionButton } from './ActionButton.tsx';
import { type AgencyProps, findSide, type RequestState, requestState, type Side } from './agency.ts';
import classes from './RequestRegion.module.css';

interface RequestRegionProps {
  trip: Trip;
  zone: string;
  agency: AgencyProps;
}

const LONGEST_MESSAGE = 1000;

export function RequestRegion({ trip, zone, agency }: RequestRegionProps) {
  const { t } = useLingui();
  const { request } = trip;
  if (!request) return null;
  const status = requestState(trip);
  const side = findSide(trip, agency.self);
  return (
    <TripSection title={<Trans>Request to the agency</Trans>}>
      <div>
        <RequestStatusMark status={status} />
      </div>
      <Text variant="written">{request.text}</Text>
      <FactList>
        <div>
          <dt>
            <Trans>Wanted</Trans>
          </dt>
          <dd>{request.kinds.map((kind) => t(SERVICE_WORDS[kind])).join(', ')}</dd>
        </div>
        <div>
          <dt>
            <Trans>Places</Trans>
          </dt>
          <dd>{request.places.join(' – ')}</dd>
        </div>
        <div>
          <dt>
            <Trans>Requested dates</Trans>
          </dt>
          <dd>{formatDayRange(request.startsOn, request.endsOn)}</dd>
        </div>
      </FactList>
      <Conversation trip={trip} zone={zone} ownSide={side} />
      <MessageForm
        key={agency.message.sent}
        offer={findActionOffer(trip, 'writeMessage')}
        side={side}
        agency={agency}
      />
      <RequestOutcome status={status} zone={zone} />
      <div data-optional="true">
        <ActionButton trip={trip} action="closeRequest" onTake={agency.onAskClosing}>
          {side === 'agency' ? <Trans>Close the request</Trans> : <Trans>Withdraw the request</Trans>}
        </ActionButton>
      </div>
    </TripSection>
  );
}

function RequestStatusMark({ status }: { status: RequestState }) {
  if (status.state === 'open') {
    return (
      <StatusMark tone="busy">
        <Trans>Open</Trans>
      </StatusMark>
    );
  }
  return (
    <StatusMark tone="over">
      {status.event?.side === 'travelers' ? <Trans>Withdrawn</Trans> : <Trans>Closed</Trans>}
    </StatusMark>
  );
}

function RequestOutcome({ status, zone }: { status: RequestState; zone: string }) {
  if (status.state === 'open') return null;
  const { event } = status;
  if (!event) {
    return (
      <p>
        <Trans>The request has ended with the trip.</Trans>
      </p>
    );
  }
  const name = event.by ? fullName(event.by) : '';
  const time = formatFullInstant(event.at, zone);
  return (
    <div>
      <p>
        {event.side === 'travelers' ? (
          <Trans>
            {name} has withdrawn it, {time}:
          </Trans>
        ) : (
          <Trans>
            {name} has closed it for the agency, {time}:
          </Trans>
        )}
      </p>
      <blockquote className={classes.reason}>{event.comment}</blockquote>
    </div>
  );
}

interface ConversationProps {
  trip: Pick<Trip, 'events'>;
  zone: string;
  ownSide: Side;
}

function Conversation({ trip, zone, ownSide }: ConversationProps) {
  const { t } = useLingui();
  const messages = trip.events.filter(({ kind }) => kind === 'messageWritten');
  if (messages.length === 0) return null;
  return (
    <Stack component="ol" gap="sm" aria-label={t`Messages`}>
      {messages.map(({ _id, at, by, side, comment }) => (
        <li key={_id} className={classes.message} data-own={side === ownSide}>
          <Group component="p" gap="0 12px" align="stretch" c="dimmed" fz="xs">
            <Text component="strong" c="var(--mantine-color-text)" fw={600}>
              {by ? fullName(by) : null}
            </Text>
            <span>{side === 'agency' ? <Trans>Agency</Trans> : <Trans>Travellers</Trans>}</span>
            <time dateTime={at}>{formatFullInstant(at, zone)}</time>
          </Group>
          <Text variant="written">{comment}</Text>
        </li>
      ))}
    </Stack>
  );
}

interface MessageFormProps {
  offer: ReturnType<typeof findActionOffer>;
  side: Side;
  agency: AgencyProps;
}

function MessageForm({ offer, side, agency: { message, onWrite } }: MessageFormProps) {
  const { t } = useLingui();
  const { sending, refusal, sent } = message;
  const field = useRef<HTMLTextAreaElement>(null);
  // Each message gets a new form, so that the next one starts empty.
  useEffect(() => {
    if (sent > 0) field.current?.focus();
  }, [sent]);
  const form = useAppForm({
    initialValues: { text: '' },
    validate: ({ text }) => (text.trim() === '' ? { text: t`Required` } : {}),
    pending: sending,
    onSubmit: ({ text }) => onWrite(text.trim()),
  });
  if (offer.kind !== 'allowed') return null;
  return (
    <form data-fields="close" data-touch="wide" aria-label={t`New message`} {...form.formProps}>
      <Textarea
        ref={field}
        variant="standard"
        label={side === 'agency' ? t`Message to the travellers` : t`Message to the agency`}
        rows={2}
        maxLength={LONGEST_MESSAGE}
        key={form.key('text')}
        {...form.getInputProps('text')}
      />
      {refusal === null ? null : (
        <Notice kind="error" title={<Trans>The message was not sent</Trans>}>
          {refusal}
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          variant="light"
          aria-disabled={sending}
          leftSection={sending ? <Spinner size={18} /> : null}
        >
          <Trans>Send message</Trans>
        </Button>
        <VisuallyHidden role="status">{sending ? t`Sending…` : ''}</VisuallyHidden>
      </div>
    </form>
  );
}
