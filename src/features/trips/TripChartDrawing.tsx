import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { Trip } from '#domain/contract.ts';
import { isBeingCancelled } from '#domain/partly-booked.ts';
import type { TripStatus } from '#domain/trip-status.ts';
import {
  nextSteps,
  TRIP_CHART,
  type TripChart,
  type TripChartState,
  type TripStep,
} from '#machines/trip/trip-chart.ts';
import type { TripEvent } from '#machines/trip/trip-machine.ts';
import {
  BEING_CANCELLED,
  PARTLY_BOOKED,
  TRIP_STATUS_WORDS,
  WITH_AGENCY,
} from '../../components/trip-status/trip-status-words.ts';
import { layoutChart, NODE, type StateLayout } from './chart-layout.ts';
import classes from './TripChartDrawing.module.css';

const WHOLE = layoutChart(TRIP_CHART);
const ONE_LEVEL = layoutChart(withoutState(TRIP_CHART, 'waiting_level_2_approval'));

interface TripChartDrawingProps {
  trip: Trip;
  partlyBooked: boolean;
}

const WAITING = { 1: 'waiting_level_1_approval', 2: 'waiting_level_2_approval' } as const;

const LEVELS: readonly Level[] = [1, 2];

export function TripChartDrawing({ trip, partlyBooked }: TripChartDrawingProps) {
  const { t } = useLingui();
  const { status, verdict } = trip;
  const { levels } = verdict;
  const hasOpenRequest = trip.request?.isOpen === true;
  const walked = visitedStates(trip);
  // The state of the second level is drawn only if it is needed.
  const layout =
    approvalLevels(trip).includes(2) || status === 'waiting_level_2_approval' ? WHOLE : ONE_LEVEL;
  const parts = trip.parts.map((part) => part.status);
  const next = nextSteps({ status, levels, parts, hasOpenRequest });
  const isNext = (line: { from: string; to: string }) =>
    next.some(({ from, to }) => line.from === from && line.to === to);
  const words = hasOpenRequest ? { ...STATE_WORDS, approved: WITH_AGENCY } : STATE_WORDS;
  const now = t(
    partlyBooked ? PARTLY_BOOKED : isBeingCancelled(status, parts) ? BEING_CANCELLED : words[status],
  );
  const { width, height, lines, states } = layout;
  // Arrows that leave the current state are drawn last, on top.
  const sorted = lines.toSorted((one, other) => Number(isNext(one)) - Number(isNext(other)));
  return (
    <Stack component="figure" m={0}>
      <svg
        role="img"
        aria-label={t`The states of a trip; this one is at “${now}”`}
        className={classes.drawing}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {sorted.map(({ from, to, line, head }) => (
          <g
            key={`${from} ${to}`}
            className={classes.line}
            data-open={isNext({ from, to })}
            data-walked={hasWalked(walked, from, to)}
          >
            <path d={line} className={classes.stroke} />
            <path d={head} className={classes.head} />
          </g>
        ))}
        {states.map((placed) => (
          <State
            key={placed.state}
            {...placed}
            role={deriveRole(placed, status, next)}
            walked={walked.includes(placed.state)}
            words={placed.state === status ? now : t(words[placed.state])}
          />
        ))}
      </svg>
      <Stack component="figcaption" gap={4}>
        <p>
          <Trans>
            Now: <strong>{now}</strong>
          </Trans>
        </p>
        <NextSteps steps={next} words={words} />
      </Stack>
    </Stack>
  );
}

function withoutState({ states, steps }: TripChart, omitted: TripStatus): TripChart {
  return {
    states: states.filter((state) => state !== omitted),
    steps: steps.filter(({ from, to }) => from !== omitted && to !== omitted),
  };
}

function hasWalked(walked: readonly TripChartState[], from: TripChartState, to: TripChartState): boolean {
  return walked.some((state, index) => state === from && walked[index + 1] === to);
}

type StateRole = 'current' | 'next' | 'other';

function deriveRole({ state }: StateLayout, status: TripStatus, next: readonly TripStep[]): StateRole {
  if (state === status) return 'current';
  return next.some(({ to }) => to === state) ? 'next' : 'other';
}

interface StateProps extends StateLayout {
  role: StateRole;
  walked: boolean;
  words: string;
}

function State({ x, y, role, walked, words }: StateProps) {
  return (
    <g className={classes.state} data-role={role} data-walked={walked}>
      <rect x={x} y={y} width={NODE.width} height={NODE.height} rx={6} />
      <text x={x + NODE.width / 2} y={y + NODE.height / 2} dominantBaseline="central" textAnchor="middle">
        {words}
      </text>
    </g>
  );
}

interface NextStepsProps {
  steps: readonly TripStep[];
  words: typeof STATE_WORDS;
}

function NextSteps({ steps, words }: NextStepsProps) {
  const { t } = useLingui();
  if (steps.length === 0) {
    return (
      <p>
        <Trans>Nothing more happens to it.</Trans>
      </p>
    );
  }
  return (
    <ul className={classes.steps}>
      {steps.map((step) => {
        const when = stepWords(step);
        return (
          <li key={`${step.event} ${step.to}`}>
            {when ? t(when) : null}: {t(words[step.to])}
          </li>
        );
      })}
    </ul>
  );
}

const STATE_WORDS = {
  deciding: msg`Requested`,
  ...TRIP_STATUS_WORDS,
  waiting_level_2_approval: msg`Second approval`,
} satisfies Record<TripChartState, MessageDescriptor>;

const STEP_WORDS = {
  'trip.approve': msg`When the approver agrees`,
  'trip.reject': msg`When the approver rejects it`,
  'trip.sendBack': msg`When the approver sends it back`,
  'trip.expire': msg`When no approval comes in time`,
  'trip.cancel': msg`When it is cancelled`,
  'trip.resubmit': msg`When it is requested again`,
  'parts.added': msg`When another part is added`,
  'price.risen': msg`When the price rises beyond the tolerance`,
  'parts.settled': msg`When everything is booked`,
  'request.close': msg`When the request is closed`,
} satisfies Record<TripEvent['type'], MessageDescriptor>;

const NOTHING_LEFT = msg`When nothing is booked any more`;
const RETRIED = msg`When what could not be booked is tried again`;

function stepWords({ event, from, to }: TripStep): MessageDescriptor | null {
  if (event === 'parts.settled' && to === 'cancelled') return NOTHING_LEFT;
  if (event === 'trip.resubmit' && from === 'approved') return RETRIED;
  return event && STEP_WORDS[event];
}

type TripForChart = Pick<Trip, 'status' | 'events' | 'verdict' | 'bookingInfo'>;
type Event = Trip['events'][number];

export function visitedStates(trip: TripForChart): TripChartState[] {
  const { status, events } = trip;
  const [firstLevel] = approvalLevels(trip);
  const states = events.flatMap((event, index) => statesAt(event, events.slice(index + 1)));
  return ['deciding' as const, ...states, status].filter((state, index, all) => state !== all[index - 1]);

  function statesAt({ kind, level = firstLevel }: Event, later: readonly Event[]): TripChartState[] {
    const waited = level ? [WAITING[level]] : [];
    switch (kind) {
      case 'approved':
        return waited;
      case 'rejected':
      case 'sentBack':
      case 'expired':
        return [...waited, isOver(later) ? 'rejected' : 'approved'];
      case 'resubmitted':
      case 'partsAdded':
        return ['deciding'];
      case 'priceExceeded':
        return ['approved', 'deciding'];
      case 'confirming':
        return ['approved'];
      case 'completed':
        return ['complete'];
      default:
        return [];
    }
  }

  /** A rejected request ends the trip only if no other part is booked. */
  function isOver(later: readonly Event[]): boolean {
    const isRenewed = later.some(({ kind }) => kind === 'resubmitted');
    return isRenewed || status === 'rejected' || status === 'cancelled';
  }
}

type Level = Trip['verdict']['levels'][number];

function approvalLevels({ verdict, bookingInfo }: Pick<Trip, 'verdict' | 'bookingInfo'>): Level[] {
  const { level1Approver, level2Approver } = bookingInfo;
  const approvers = { 1: level1Approver, 2: level2Approver };
  return LEVELS.filter((level) => verdict.levels.includes(level) || approvers[level] !== undefined);
}
