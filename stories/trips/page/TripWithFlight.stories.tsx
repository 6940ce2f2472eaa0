import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { FLIGHT, FLIGHT_ON_ORDER } from '#stories/support/flight/flight-fixtures.ts';
import { COLLEAGUE, FLIGHT_FOR_TWO } from '#stories/support/flight/flight-for-two.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { chf, MIRJAM, STAY, TRIP } from '#stories/support/trip-fixtures.ts';

const ready = readyTrip(TRIP);

const withFlight: Trip = {
  ...TRIP,
  title: 'New York and Zürich, 14 – 20 Mar',
  endsOn: FLIGHT.endsOn,
  total: { asked: chf(924_40 + 480_00) },
  parts: [FLIGHT, STAY],
};
const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: { ...ready, trip: withFlight },
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FlightAndStay: Story = {
  args: { ...ready, trip: withFlight },
  play: async ({ canvas, userEvent }) => {
    const part = within(canvas.getByRole('article', { name: 'Zurich – New York' }));
    await userEvent.click(part.getByText('Details'));
    const wayBack = within(
      canvas.getByText('Friday 19 March 2027').closest('li') ?? canvas.getByRole('main'),
    );
    await expect(wayBack.getByText('LX 3471')).toBeVisible();
    await expect(wayBack.getByText(/^to Zurich Airport \(ZRH\)/)).toBeVisible();
    await expect(wayBack.getByText(/\(EWR\), Terminal B$/)).toBeVisible();
    await expect(wayBack.getByText('Operated by United Airlines')).toBeVisible();
    await expect(wayBack.getByText('lands 08:10 local time on Saturday 20 March 2027')).toBeVisible();
    await expect(part.getByText('Q7XK2M')).toBeVisible();
    await expect(part.getByText('Ticket 7241234567890')).toBeVisible();
    await expect(part.getByText('Seat 41A')).toBeVisible();
    await expect(part.getByText('Frequent flyer: Miles & More, 992220001234567')).toBeVisible();
    await expect(part.getByText(/^1 more bag checked in to ZRH$/)).toBeVisible();
    await expect(part.getByText('Changes: CHF 150.00 per traveller')).toBeVisible();
    await expect(part.getByText('After that, the fare is non-refundable')).toBeVisible();
  },
};
const { family } = FLIGHT.fare;
const unstated = { ...FLIGHT, fare: { ...FLIGHT.fare, family: { ...family, change: {}, refund: {} } } };
export const ConditionsNotStated: Story = {
  args: { ...ready, trip: { ...withFlight, parts: [unstated] } },
  play: async ({ canvas, userEvent }) => {
    const part = within(canvas.getByRole('article', { name: 'Zurich – New York' }));
    await userEvent.click(part.getByText('Details'));
    await expect(part.getByText('Changes: not stated')).toBeVisible();
    await expect(
      part.getByText('After that, the airline does not state whether the fare is refundable'),
    ).toBeVisible();
  },
};
const forTwo: Trip = {
  ...withFlight,
  title: 'Auckland, 14 – 20 Mar',
  travelers: [MIRJAM, COLLEAGUE],
  total: FLIGHT_FOR_TWO.price,
  parts: [FLIGHT_FOR_TWO],
};
const connecting = { ...ready, trip: forTwo, now: '2027-03-05T08:00:00.000Z' };
export const ConnectingFlightForTwo: Story = {
  args: connecting,
  play: async ({ canvas, userEvent }) => {
    const part = within(canvas.getByRole('article', { name: 'Geneva – Auckland' }));
    await userEvent.click(part.getByText('Details'));
    await expect(part.getByText('Stopover in Singapore: 2 h 5 min')).toBeVisible();
    await expect(part.getByText('Premium economy')).toBeVisible();
    await expect(part.getByText('Ticket 6181234567890')).toBeVisible();
    await expect(part.getByText('Ticket 6181234567891')).toBeVisible();
    await expect(canvas.getByText('Seat 31C')).toBeVisible();
    // Free cancellation is over.
    await expect(part.getByText('Cancellation fee: CHF 200.00 per traveller')).toBeVisible();
  },
};
export const ConnectingFlightForTwoNarrowDark: Story = {
  args: connecting,
  globals: narrowDark,
};
export const FlightBeingBooked: Story = {
  args: {
    ...ready,
    trip: { ...withFlight, status: 'approved', parts: [FLIGHT_ON_ORDER] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText('Details')[0] ?? canvas.getByRole('main'));
    await expect(canvas.getByText('Free cancellation for 24 hours after booking')).toBeVisible();
    await expect(canvas.queryByText(/^Ticket/)).toBeNull();
  },
};
