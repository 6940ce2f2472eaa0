import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { SupplierPart, Trip, TripEnd, TripRenewal } from '#domain/contract.ts';
import { awaitsPenalty } from '#domain/given-back.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { requestAddress } from '../../booking/request-address.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { Surface } from '../../components/Page.tsx';
import { DeciderNames } from '../../components/trip-status/DeciderNames.tsx';
import { fullName } from '../../components/trip-status/full-name.ts';
import { partName } from '../../components/trip-status/part-name.ts';
import { formatInstant } from '../../i18n/format.ts';
import { findActionOffer } from './deciding/deciding.ts';
import { WITHHELD_WORDS } from './deciding/decision-words.ts';
import { isSupplierPart } from './kinds/trip-kinds.ts';
import classes from './NextStepPanel.module.css';
import { findNextStep, type NextStep } from './next-step.ts';
import { isToBeDecided } from './partly-booked/is-to-be-decided.ts';
import type { Loadable } from './partly-booked/partly-booked.ts';
import type { NearestProps } from './request/requesting.ts';
import { StillOffered } from './request/StillOffered.tsx';
import { SearchForPart } from './SearchForPart.tsx';

interface NextStepPanelProps {
  trip: Trip;
  personId: string;
  zone: string;
  now: string;
  renewal: Loadable<TripRenewal>;
  nearest: NearestProps;
  onRenew: () => void;
  onSearchAgain: (part: SupplierPart) => void;
}

export function NextStepPanel(props: NextStepPanelProps) {
  const { t } = useLingui();
  const { trip, renewal, nearest, onRenew } = props;
  const { who, until, change, stays, free, otherwise, action } = answersTo(props);
  const toCancel = partsToCancel(props.trip);
  return (
    <Surface>
      <Stack component="section" aria-label={t`Who acts next`} aria-live="polite">
        <dl className={classes.answers} data-facts="small" data-beside="true">
          <Answer question={<Trans>Who acts next</Trans>}>{who}</Answer>
          <Answer question={<Trans>Concerns</Trans>}>{change}</Answer>
          <Answer question={<Trans>By when</Trans>}>{until}</Answer>
          <Answer question={<Trans>Free to cancel until</Trans>}>{free}</Answer>
          <Answer question={<Trans>Already booked</Trans>}>{stays}</Answer>
          <Answer question={<Trans>To be cancelled where it was booked</Trans>}>{toCancel}</Answer>
          <Answer question={<Trans>If no one acts</Trans>}>{otherwise}</Answer>
        </dl>
        <RequestAgain trip={trip} onRenew={onRenew} />
        {trip.status === 'rejected' ? <StillOffered trip={trip} renewal={renewal} nearest={nearest} /> : null}
        {action}
      </Stack>
    </Surface>
  );
}

function Answer({ question, children }: { question: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{question}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface Answers {
  who: ReactNode;
  until?: ReactNode;
  change?: ReactNode;
  stays?: ReactNode;
  free?: ReactNode;
  otherwise?: ReactNode;
  action?: ReactNode;
}

const ONCE_ANSWERED = <Trans>As soon as the supplier has answered</Trans>;

const UNDER_WAY = {
  booking: {
    who: <Trans>The supplier: the booking is being made. You need not wait here.</Trans>,
    until: ONCE_ANSWERED,
    otherwise: <Trans>We ask again until it is certain. Nothing is booked twice.</Trans>,
  },
  recording: {
    who: <Trans>No action needed: what the agency has booked elsewhere is being recorded.</Trans>,
  },
  looking: {
    who: <Trans>We do: the answer from the supplier was lost, and we are looking up the booking.</Trans>,
    until: ONCE_ANSWERED,
    otherwise: <Trans>We ask again until it is certain. Nothing is booked twice.</Trans>,
  },
  lookingForChange: {
    who: (
      <Trans>We do: the supplier's answer to a change was lost, and we are looking up what is booked.</Trans>
    ),
    until: ONCE_ANSWERED,
    otherwise: <Trans>We ask again until it is certain. Nothing is changed twice.</Trans>,
  },
  changing: {
    who: <Trans>The supplier: the change is being made. You need not wait here.</Trans>,
    until: ONCE_ANSWERED,
    otherwise: <Trans>We ask again until it is certain. Nothing is changed twice.</Trans>,
  },
  cancelling: {
    who: <Trans>The supplier: the cancellation is under way.</Trans>,
    until: ONCE_ANSWERED,
    otherwise: <Trans>What is not cancelled stays booked, and is shown here.</Trans>,
  },
} satisfies Partial<Record<NextStep['kind'], Answers>>;

function answersTo({ trip, personId, zone, now, onSearchAgain }: NextStepPanelProps): Answers {
  const step = findNextStep(trip);
  const toCancel = partsToCancel(trip);
  switch (step.kind) {
    case 'approval':
      return {
        ...ofApproval(step.approval, personId, zone),
        ...ifNotApproved(trip),
      };
    case 'approvalOfOther':
      return { who: <Trans>An approver of the company</Trans> };
    case 'booking':
    case 'recording':
    case 'looking':
    case 'lookingForChange':
    case 'changing':
    case 'cancelling':
      return UNDER_WAY[step.kind];
    case 'agency':
      return ofAgency(trip, step.answers);
    case 'choosing':
      return {
        who: isToBeDecided(trip) ? (
          <Trans>You: decide below what happens to what could not be booked.</Trans>
        ) : (
          <Requester name={fullName(trip.createdBy)} />
        ),
        until: step.until ? formatInstant(step.until, zone) : null,
        otherwise: ifUndecided(trip),
      };
    case 'changeApproval':
      return {
        ...ofApproval(step.approval, personId, zone),
        change: <WaitingChange name={partName(step.change.after)} />,
        free: ofDeadline(step.freeUntil, now),
        otherwise: <Trans>The booking stays as it is.</Trans>,
      };
    case 'travelling':
      return {
        who: <Trans>No action needed: everything is booked.</Trans>,
        free: ofDeadline(step.freeUntil, now),
      };
    case 'over':
      return {
        who: toCancel.length > 0 ? <AgencyCancels trip={trip} /> : ENDS[step.end],
        action: step.end === 'cancelled' ? null : <SearchAgain trip={trip} onSearchAgain={onSearchAgain} />,
      };
  }
}

/** For a request in words, which is open until the agency closes it. */
function ofAgency(trip: Trip, answers: boolean): Answers {
  const { booked } = partsByOutcome(trip);
  return {
    who:
      findActionOffer(trip, 'addExternal').kind === 'allowed' ? (
        <Trans>The agency, which you may act for: record what is booked, ask, or close the request.</Trans>
      ) : answers ? (
        <Trans>
          The agency works on the request, and has written to the travellers: they can answer below.
        </Trans>
      ) : (
        <Trans>The agency works on the request. It asks here, and records here what it has booked.</Trans>
      ),
    stays: booked.map(partName).join(', '),
    otherwise:
      booked.length === 0 ? (
        <Trans>Nothing is booked, and nothing has to be paid.</Trans>
      ) : (
        <Trans>What is booked stays booked.</Trans>
      ),
  };
}

const ENDS = {
  refused: <Trans>No action needed: the approver rejected the trip, and nothing was booked.</Trans>,
  sentBack: (
    <Trans>No action needed: the approver has sent the trip back for changes, and nothing was booked.</Trans>
  ),
  expired: <Trans>No action needed: no approval came in time, and nothing was booked.</Trans>,
  cancelled: <Trans>No action needed: the trip is cancelled.</Trans>,
  failed: <Trans>No action needed: nothing could be booked, and nothing has to be paid.</Trans>,
  closed: <Trans>No action needed: the agency has closed the request without a booking.</Trans>,
} satisfies Record<TripEnd, ReactNode>;

function ofApproval(
  { level, deciders, until }: Pick<NonNullable<Trip['approval']>, 'level' | 'deciders' | 'until'>,
  personId: string,
  zone: string,
): Answers {
  return {
    who: (
      <>
        <DeciderNames deciders={deciders} personId={personId} />
        <Trans>, approver of level {level}</Trans>
      </>
    ),
    until: formatInstant(until, zone),
  };
}

/** The approval does not affect parts that are already booked. */
function ifNotApproved(trip: Trip): Pick<Answers, 'stays' | 'otherwise'> {
  const { booked } = partsByOutcome(trip);
  if (trip.request?.isOpen) {
    return {
      stays: booked.map(partName).join(', '),
      otherwise: (
        <Trans>What waits is not booked. The request stays open, and the agency continues with it.</Trans>
      ),
    };
  }
  if (booked.length === 0) {
    return { otherwise: <Trans>Nothing is booked, and the trip can be requested again.</Trans> };
  }
  return {
    stays: booked.map(partName).join(', '),
    otherwise: <Trans>What waits is not booked. What is booked stays booked.</Trans>,
  };
}

function ifUndecided(trip: Trip): ReactNode {
  const { booked, held } = partsByOutcome(trip);
  if (booked.length === 0) return <Trans>What is held is released, and nothing is booked.</Trans>;
  return held.length > 0 ? (
    <Trans>What is booked stays booked. What is held is released.</Trans>
  ) : (
    <Trans>What is booked stays booked.</Trans>
  );
}

function WaitingChange({ name }: { name: string }) {
  return <Trans>The change of {name}. The trip stays booked.</Trans>;
}

function partsToCancel({ parts }: Trip): string {
  return parts.filter(awaitsPenalty).map(partName).join(', ');
}

function AgencyCancels({ trip }: { trip: Trip }) {
  return findActionOffer(trip, 'cancelExternal').kind === 'none' ? (
    <Trans>The agency: it cancels what was not booked for the trip in the end.</Trans>
  ) : (
    <Trans>The agency, which you may act for: cancel it there, and record below what that cost.</Trans>
  );
}

function Requester({ name }: { name: string }) {
  return <Trans>{name} or the travellers: they decide what happens to what could not be booked.</Trans>;
}

function ofDeadline(free: { at: string; zone: string } | null, now: string): ReactNode {
  if (!free || free.at <= now) return null;
  const time = formatInstant(free.at, free.zone);
  return <Trans>{time}, local time</Trans>;
}

interface SearchAgainProps {
  trip: Trip;
  onSearchAgain: (part: SupplierPart) => void;
}

function SearchAgain({ trip: { parts, request, travelers }, onSearchAgain }: SearchAgainProps) {
  const failed = parts.filter(({ status }) => status === 'failed');
  const sought = (failed.length > 0 ? failed : parts).filter(isSupplierPart);
  const again = request && requestAddress({ ...request, travelers: travelers.map(({ _id }) => _id) });
  return (
    <>
      {sought.length === 0 ? null : (
        <Group gap="xs" align="stretch">
          {sought.map((part) => (
            <SearchForPart
              key={part._id}
              part={part}
              name={sought.length > 1 ? partName(part) : undefined}
              onSearchAgain={onSearchAgain}
            />
          ))}
        </Group>
      )}
      {again ? (
        <AppLink href={again} className={classes.action}>
          <Trans>Ask the agency again</Trans>
        </AppLink>
      ) : null}
    </>
  );
}

interface RequestAgainProps {
  trip: Trip;
  onRenew: () => void;
}

function RequestAgain({ trip, onRenew }: RequestAgainProps) {
  const { t } = useLingui();
  const textId = useId();
  const offer = findActionOffer(trip, 'resubmit');
  // For failed parts of an approved trip, retrying is one of the choices of `PartlyBooked`.
  if (offer.kind === 'none' || trip.status === 'approved') return null;
  const withheld = offer.kind === 'withheld';
  return (
    <Group mod="touch" gap="8px 12px">
      <Button aria-disabled={withheld} aria-describedby={textId} onClick={() => withheld || onRenew()}>
        <Trans>Request again</Trans>
      </Button>
      <Text span id={textId} c="dimmed">
        {offer.kind === 'withheld' ? (
          t(WITHHELD_WORDS[offer.reason])
        ) : (
          <Trans>You will see the current price before it is sent.</Trans>
        )}
      </Text>
    </Group>
  );
}
