import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { buildLegId } from '#domain/flight-booking/flight-list.ts';
import { DayMark } from '#src/features/flight-booking/flights/DayMark.tsx';
import { LegTimeline } from '#src/features/flight-booking/flights/LegTimeline.tsx';
import { SelectedLegs } from '#src/features/flight-booking/flights/SelectedLegs.tsx';
import { FLIGHT_NAMES, parseLeg, type StoryLeg } from '#stories/support/flight/flight-list.ts';
import { BACK, OUT } from '#stories/support/flight/new-york-flights.ts';
import { inPadding } from '#stories/support/frames.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';

const meta = { decorators: [inPadding] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const THROUGH_PARIS = parseLeg(
  [
    'AF1115 ZRH-CDG 2027-04-01T09:30 2027-04-01T10:50 80 320',
    'AF10 CDG-JFK 2027-04-01T12:20 2027-04-01T15:00 520 77W',
  ],
  [90],
);
const PARIS: StoryLeg = {
  ...THROUGH_PARIS,
  segments: THROUGH_PARIS.segments.map((segment) =>
    segment.destination === 'CDG'
      ? { ...segment, arrivalTerminal: '2F' }
      : { ...segment, departureTerminal: '2E', arrivalTerminal: '4' },
  ),
};

function timelineStory(leg: StoryLeg, texts: readonly string[]): Story {
  return {
    render: () => <LegTimeline leg={leg} names={FLIGHT_NAMES} />,
    play: async ({ canvas }) => {
      for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
      await lookNarrowAndDark();
    },
  };
}

export const Direct: Story = timelineStory(OUT.direct, ['8 h 50 min', 'Direct']);
export const OneStop: Story = timelineStory(OUT.frankfurt, ['1 stop', '2 h 45 min at Frankfurt Airport']);
export const TwoStops: Story = timelineStory(OUT.twoStops, ['2 stops', 'Long stopover']);
export const TightConnection: Story = timelineStory(OUT.tight, [
  '40 min at Frankfurt Airport',
  'Tight connection',
]);
export const Overnight: Story = timelineStory(OUT.overnight, ['12 h at Heathrow Airport', 'Overnight', '+1']);
export const ChangeOfAirport: Story = timelineStory(
  parseLeg(
    [
      'BA717 ZRH-LHR 2027-04-01T09:30 2027-04-01T10:20 110 320',
      'UA941 EWR-LAX 2027-04-01T12:20 2027-04-01T15:10 350 789',
    ],
    [120],
  ),
  [
    '2 h from Heathrow Airport to Newark Liberty International Airport',
    'Change of airport',
    'Tight connection',
  ],
);
export const ChangeOfTerminal: Story = timelineStory(PARIS, [
  '1 h 30 min at Charles de Gaulle Airport',
  'from terminal 2F to 2E',
  'Change of terminal',
  'Terminal 4',
]);
/** In local times, the arrival is before the departure. */
export const OverTheDateLine: Story = timelineStory(
  parseLeg(['NZ2 AKL-LAX 2027-04-02T00:30 2027-04-01T17:45 735 77W']),
  ['12 h 15 min', '−1'],
);

export const DayMarks: Story = {
  render: () => (
    <ul>
      <li>
        Same day
        <DayMark departure="2027-04-01T13:10" arrival="2027-04-01T16:00" />
      </li>
      <li>
        Next day
        <DayMark departure="2027-04-01T21:10" arrival="2027-04-02T08:05" />
      </li>
      <li>
        Over the date line westwards
        <DayMark departure="2027-04-01T21:40" arrival="2027-04-03T05:30" />
      </li>
      <li>
        Over the date line eastwards
        <DayMark departure="2027-04-02T00:30" arrival="2027-04-01T17:45" />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    const spoken = canvas.getAllByRole('listitem').map((item) => {
      const heard = item.cloneNode(true) as HTMLElement; // of the same kind
      for (const element of heard.querySelectorAll('[aria-hidden="true"]')) element.remove();
      return heard.textContent;
    });
    await expect(spoken).toEqual([
      'Same day',
      'Next day, 1 day later',
      'Over the date line westwards, 2 days later',
      'Over the date line eastwards, 1 day earlier',
    ]);
    await lookNarrowAndDark();
  },
};

const onChange = fn();
export const Chosen: Story = {
  render: () => (
    <SelectedLegs
      legs={[OUT.twoStops, BACK.direct].map((leg) => ({ ...leg, id: buildLegId(leg.segments) }))}
      names={FLIGHT_NAMES}
      onChange={onChange}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const legs = within(canvas.getByRole('region', { name: 'Chosen flights' })).getAllByRole('listitem');
    await expect(legs).toHaveLength(2);
    await expect(canvas.getByText('17 h 50 min, 2 stops')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the flight from JFK to ZRH' }));
    await expect(onChange).toHaveBeenCalledWith(1);
    await lookNarrowAndDark();
  },
};
