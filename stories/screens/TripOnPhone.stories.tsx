import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Trip, TripPart } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import type { TripViewProps } from '#src/features/trips/TripView.tsx';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { narrow } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { chf, DANIEL, MIRJAM, PETRA, RENTAL, STAY, TRIP } from '#stories/support/trip-fixtures.ts';
import { TO_DECIDE } from '#stories/support/trips-to-decide.ts';

/** What may be scrolled through between the bars of a phone. */
const TALLEST = 2500;

const changeable = { changeable: { possible: true as const } };
const PARTS = [FLIGHT, STAY, RENTAL] as const;

const booked: Trip = {
  ...TRIP,
  title: 'New York and Zürich, 14 – 20 Mar',
  endsOn: FLIGHT.endsOn,
  total: { asked: chf(924_40 + 480_00 + 210_00) },
  parts: PARTS.map((part) => ({ ...part, ...changeable })),
  allowedActions: ['update', 'cancel', 'changePart', 'addPart'],
};

const everyone = [MIRJAM._id, PETRA._id];
const ofTwo: Trip = {
  ...booked,
  travelers: [MIRJAM, PETRA],
  parts: [
    {
      ...FLIGHT,
      ...changeable,
      travelers: everyone,
      passengers: [
        ...FLIGHT.passengers,
        { traveler: PETRA._id, firstName: PETRA.firstName, lastName: PETRA.lastName, memberships: [] },
      ],
      seats: FLIGHT.seats.flatMap((seat) => [seat, { ...seat, traveler: PETRA._id, seat: '41B' }]),
    },
    { ...STAY, ...changeable, travelers: everyone, rooms: 2 },
    { ...RENTAL, ...changeable, travelers: everyone },
  ],
};

const held = (part: TripPart): TripPart => ({
  ...part,
  locator: undefined,
  status: 'held',
  heldUntil: '2027-03-02T09:30:00.000Z',
});
const toDecide: Trip = {
  ...TO_DECIDE,
  title: booked.title,
  endsOn: booked.endsOn,
  total: booked.total,
  parts: PARTS.map(held),
  comparisons: PARTS.map(({ _id: partId }) => ({
    partId,
    colleagues: [],
    search: 'found',
    alternative: { title: 'The cheapest offer', price: chf(100_00), foundAt: '2027-03-01T09:31:00.000Z' },
  })),
};
const prices: TripViewProps['prices'] = {
  state: 'answered',
  answer: {
    askedAt: '2027-03-01T10:15:00.000Z',
    parts: PARTS.map(({ _id: partId, price }) => ({
      partId,
      outcome: 'priced',
      before: price.asked,
      price: price.asked,
    })),
  },
};

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: readyTrip(booked),
  globals: narrow,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').scrollHeight).toBeLessThanOrEqual(TALLEST));
  },
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A flight, a hotel and a car, each with all that can be done with it. */
export const Booked: Story = {};
export const OfTwo: Story = { args: readyTrip(ofTwo) };
export const ToDecide: Story = { args: { ...readyTrip(toDecide), personId: DANIEL._id, prices } };
