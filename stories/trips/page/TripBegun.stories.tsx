import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { CancellationQuote, Trip } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { RENTAL, STAY, STAY_ABROAD } from '#stories/support/trip-fixtures.ts';
import { TWO_PARTS } from '#stories/support/trips-by-status.ts';

const dear: CancellationQuote['parts'][number] = {
  _id: STAY_ABROAD._id,
  outcome: 'quoted',
  until: '2027-03-14T18:00:00.000Z',
  refund: { amount: 20600, currency: 'GBP' },
  penalty: { amount: 20600, currency: 'GBP' },
};
/** The second stay is ahead, everything else has begun. */
const UNDER_WAY: Trip = { ...TWO_PARTS, parts: [FLIGHT, STAY, RENTAL, STAY_ABROAD] };
const refusedAsBegun = (_id: string) => ({ _id, outcome: 'refused', reason: 'begun' }) as const;
const quoteAfterStart: CancellationQuote = {
  parts: [refusedAsBegun(FLIGHT._id), refusedAsBegun(STAY._id), refusedAsBegun(RENTAL._id), dear],
};
const ALL_STARTED: Trip = {
  ...TWO_PARTS,
  allowedActions: ['update'],
  withheldActions: [{ action: 'cancel', reason: 'begun' }],
};
const quoted = { state: 'quoted', sending: false, refusal: null } as const;

const ready = readyTrip(TWO_PARTS);

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: ready,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartsStarted: Story = {
  args: { ...ready, trip: UNDER_WAY, cancellation: { ...quoted, quote: quoteAfterStart } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(
      dialog.getByText(/^The flight has departed\. .* the airline or your travel agency/),
    ).toBeVisible();
    await expect(dialog.getByText(/^The stay has begun\. .* the hotel or your travel agency/)).toBeVisible();
    await expect(dialog.getByText(/^The rental has begun\. .* the rental desk or/)).toBeVisible();
    await expect(dialog.getByText('Rental desk').nextSibling).toHaveTextContent('+41 44 555 01 23');
    await expect(dialog.getByRole('button', { name: 'Cancel 1 of 4 bookings' })).toBeVisible();
  },
};
export const PartsStartedNarrowDark: Story = {
  args: { ...ready, trip: UNDER_WAY, cancellation: { ...quoted, quote: quoteAfterStart } },
  globals: narrowDark,
};
export const AllPartsStarted: Story = {
  args: { ...ready, trip: ALL_STARTED, now: '2027-03-17T10:00:00.000Z', cancellation: { state: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel the whole trip' })).toHaveAccessibleDescription(
      /begun, and can't be cancelled online any more\. Please ask the airline/,
    );
    await expect(canvas.queryByRole('button', { name: 'Cancel this part' })).toBeNull();
    await expect(canvas.getAllByText(/^The stay has begun\./)).toHaveLength(2);
  },
};
export const TheTripIsOver: Story = {
  args: {
    ...ready,
    trip: { ...TWO_PARTS, allowedActions: ['update'] },
    now: '2027-03-19T10:00:00.000Z',
    cancellation: { state: 'closed' },
  },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /^Cancel / })).toBeNull(),
};
