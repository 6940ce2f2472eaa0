import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { NextTrip } from '#src/features/trips/next-trip/NextTrip.tsx';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { inMargin, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { MIRJAM, NOW, PETRA, RENTAL, STAY, TRIP } from '#stories/support/trip-fixtures.ts';

const changeable = { changeable: { possible: true as const } };
const trip: Trip = {
  ...TRIP,
  title: 'New York and Zürich, 14 – 20 Mar',
  endsOn: FLIGHT.endsOn,
  allowedActions: ['update', 'cancel', 'changePart'],
  parts: [{ ...FLIGHT, ...changeable }, { ...STAY, ...changeable }, RENTAL],
};

const { locator: _, ...unconfirmed } = STAY;

const meta = {
  component: NextTrip,
  decorators: [inMargin],
  args: {
    trip,
    personId: MIRJAM._id,
    now: NOW,
    isSavingCalendar: false,
    onSaveCalendar: fn(),
    onChange: fn(),
  },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof NextTrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the first day needs; the rest is on the page of the trip. */
export const OfAllKinds: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: `Next trip: ${trip.title}` }));
    await expect(card.getByText('Sunday 14 March')).toBeVisible();
    await expect(card.getByText(/^LX /)).toBeVisible();
    await expect(card.getByText('Avis Zurich Airport')).toBeVisible();
    await expect(card.getByText('free to cancel until Fri 12 Mar, 18:00, local time')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/trips/${trip._id}`);
    await userEvent.click(card.getByRole('button', { name: 'Change Hotel Seefeld' }));
    await expect(args.onChange).toHaveBeenCalledWith(trip.parts[1]);
    await expect(card.queryByRole('button', { name: 'Change Avis, VW Golf' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Calendar' }));
    await expect(args.onSaveCalendar).toHaveBeenCalledOnce();
  },
};
export const OfAllKindsNarrowDark: Story = { globals: narrowDark };
export const OfAllKindsNarrowest: Story = { globals: narrowest };
/** Of a trip under way, what is left comes next. */
export const UnderWay: Story = {
  args: { now: '2027-03-15T08:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tuesday 16 March')).toBeVisible();
    await expect(canvas.queryByText(/^LX /)).toBeNull();
  },
};
/** What others of the trip have booked is not needed. */
export const OfTwoPeople: Story = {
  args: {
    trip: {
      ...trip,
      travelers: [MIRJAM, PETRA],
      parts: [
        { ...STAY, travelers: [MIRJAM._id, PETRA._id] },
        { ...RENTAL, travelers: [PETRA._id] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Petra Wyss')).toBeVisible();
    await expect(canvas.queryByText('Avis Zurich Airport')).toBeNull();
  },
};
export const BeingBooked: Story = {
  args: {
    trip: { ...TRIP, status: 'approved', parts: [{ ...unconfirmed, status: 'confirming' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Being booked')).toBeVisible();
    await expect(canvas.getByText('Not there yet')).toBeVisible();
  },
};
export const SavingTheCalendar: Story = {
  args: { isSavingCalendar: true, onSaveCalendar: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar' }));
    await expect(args.onSaveCalendar).not.toHaveBeenCalled();
  },
};
/** A request in words, of which nothing is booked yet. */
export const NothingBookedYet: Story = {
  args: { trip: { ...TRIP, title: 'Milan, 14 – 16 Mar', status: 'approved', parts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Calendar' })).toBeNull();
  },
};
