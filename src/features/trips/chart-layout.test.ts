import { expect, it } from 'vitest';
import { TRIP_CHART, type TripChart } from '#machines/trip/trip-chart.ts';
import { layoutChart, NODE } from './chart-layout.ts';

const { states, lines, width, height } = layoutChart(TRIP_CHART);

it('puts every state below the one before, inside the drawing', () => {
  expect(states.map(({ state }) => state)).toEqual(TRIP_CHART.states);
  const tops = states.map(({ y }) => y);
  tops.slice(1).forEach((top, index) => {
    expect(top).toBeGreaterThan((tops[index] ?? 0) + NODE.height);
  });
  for (const { x, y } of states) {
    expect(x).toBeGreaterThan(0);
    expect(x + NODE.width).toBeLessThan(width);
    expect(y + NODE.height).toBeLessThanOrEqual(height);
  }
});

it('draws one line for each pair of states that a step connects', () => {
  const pairs = new Set(TRIP_CHART.steps.map(({ from, to }) => `${from} ${to}`));
  expect(new Set(lines.map(({ from, to }) => `${from} ${to}`))).toEqual(pairs);
  expect(lines).toHaveLength(pairs.size);
  expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
});

it('draws arrows straight down to the next state, on the right past others, and back on the left', () => {
  const chart: TripChart = {
    states: ['deciding', 'approved', 'complete'],
    steps: [
      { from: 'deciding', to: 'approved', event: null },
      { from: 'deciding', to: 'complete', event: null },
      { from: 'complete', to: 'deciding', event: 'trip.resubmit' },
    ],
  };
  const drawn = layoutChart(chart);
  const [left, right] = [drawn.states[0]?.x ?? 0, (drawn.states[0]?.x ?? 0) + NODE.width];
  const readStart = (from: string, to: string) =>
    Number(/^M(\S+)/.exec(drawn.lines.find((line) => line.from === from && line.to === to)?.line ?? '')?.[1]);
  expect(readStart('deciding', 'approved')).toBe((left + right) / 2);
  expect(readStart('deciding', 'complete')).toBe(right);
  expect(readStart('complete', 'deciding')).toBe(left);
});

it('gives lines that would touch lanes of their own', () => {
  const chart: TripChart = {
    states: ['deciding', 'approved', 'complete', 'cancelled'],
    steps: [
      { from: 'deciding', to: 'complete', event: null },
      { from: 'deciding', to: 'cancelled', event: null },
    ],
  };
  const bends = layoutChart(chart).lines.map(({ line }) => /H(\S+?)q/.exec(line)?.[1]);
  expect(new Set(bends).size).toBe(2);
});
