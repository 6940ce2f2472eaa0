import type { TripChart, TripChartState, TripStep } from '#machines/trip/trip-chart.ts';

export const NODE = { width: 176, height: 32 };
const ROW = 52;
const LANE = 12;
const CORNER = 6;
const MARGIN = 4;
const ARROW = { length: 6, half: 3.5 };
/** Arrows arrive above the middle of a state's side, and leave below it. */
const APART = 7;

export interface StateLayout {
  state: TripChartState;
  x: number;
  y: number;
}

export interface LineLayout {
  from: TripChartState;
  to: TripChartState;
  line: string;
  head: string;
}

export interface ChartLayout {
  width: number;
  height: number;
  states: StateLayout[];
  lines: LineLayout[];
}

interface Way {
  from: TripChartState;
  to: TripChartState;
  start: number;
  end: number;
}

interface WayInLane extends Way {
  lane: number;
}

export function layoutChart({ states, steps }: TripChart): ChartLayout {
  const ways = distinctWays(states, steps);
  const straight = ways.filter(({ start, end }) => end === start + 1);
  const ahead = assignLanes(ways.filter(({ start, end }) => end > start + 1));
  const back = assignLanes(ways.filter(({ start, end }) => end <= start));
  const left = MARGIN + laneCount(back) * LANE + LANE;
  const right = left + NODE.width;
  return {
    width: right + laneCount(ahead) * LANE + LANE + MARGIN,
    height: (states.length - 1) * ROW + NODE.height + 2 * MARGIN,
    states: states.map((state, row) => ({ state, x: left, y: computeTop(row) })),
    lines: [
      ...straight.map((way) => drawDownwards(way, left + NODE.width / 2)),
      ...ahead.map((way) => drawAside(way, right, 1)),
      ...back.map((way) => drawAside(way, left, -1)),
    ],
  };
}

function distinctWays(states: readonly TripChartState[], steps: readonly TripStep[]): Way[] {
  const ways = new Map(
    steps.map(({ from, to }) => [
      `${from} ${to}`,
      { from, to, start: states.indexOf(from), end: states.indexOf(to) },
    ]),
  );
  return [...ways.values()];
}

/** The shortest arrows are nearest to the states; arrows in one lane do not overlap. */
function assignLanes(ways: readonly Way[]): WayInLane[] {
  const placed: WayInLane[] = [];
  const length = ({ start, end }: Way) => Math.abs(end - start);
  for (const way of ways.toSorted((one, other) => length(one) - length(other))) {
    let lane = 0;
    while (placed.some((other) => other.lane === lane && overlap(way, other))) lane += 1;
    placed.push({ ...way, lane });
  }
  return placed;
}

function overlap(one: Way, other: Way): boolean {
  const [first, last] = [Math.min(one.start, one.end), Math.max(one.start, one.end)];
  return first <= Math.max(other.start, other.end) && last >= Math.min(other.start, other.end);
}

function laneCount(ways: readonly WayInLane[]): number {
  return Math.max(0, ...ways.map(({ lane }) => lane + 1));
}

const computeTop = (row: number) => MARGIN + row * ROW;
const computeMiddle = (row: number) => computeTop(row) + NODE.height / 2;

function drawDownwards({ from, to, start, end }: Way, x: number): LineLayout {
  const tip = computeTop(end);
  return {
    from,
    to,
    line: `M${x} ${computeTop(start) + NODE.height}V${tip - ARROW.length}`,
    head: `M${x} ${tip}l${-ARROW.half} ${-ARROW.length}h${2 * ARROW.half}z`,
  };
}

function drawAside({ from, to, start, end, lane }: WayInLane, side: number, outwards: 1 | -1): LineLayout {
  const down = end > start ? 1 : -1;
  const leave = computeMiddle(start) + down * APART;
  const arrive = computeMiddle(end) - down * APART;
  const corner = outwards * CORNER;
  const bend = side + outwards * (lane + 1) * LANE;
  return {
    from,
    to,
    line: [
      `M${side} ${leave}H${bend - corner}q${corner} 0 ${corner} ${down * CORNER}`,
      `V${arrive - down * CORNER}q0 ${down * CORNER} ${-corner} ${down * CORNER}H${side + outwards * ARROW.length}`,
    ].join(''),
    head: `M${side} ${arrive}l${outwards * ARROW.length} ${-ARROW.half}v${2 * ARROW.half}z`,
  };
}
