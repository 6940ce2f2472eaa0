import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { CancellationQuote } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { CHANGE_WAITS } from '#stories/support/changed-trips.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { chf, RENTAL, STAY } from '#stories/support/trip-fixtures.ts';

const free = { outcome: 'quoted', refund: chf(640), penalty: chf(0) } as const;
const quote: CancellationQuote = {
  parts: [
    { ...free, _id: STAY._id },
    { ...free, _id: RENTAL._id },
  ],
};
const quoted = { state: 'quoted', quote, sending: false, refusal: null } as const;

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: readyTrip(CHANGE_WAITS),
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithdrawsAChange: Story = {
  args: { cancellation: { ...quoted, part: STAY._id } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cancel bookings of this trip?' }));
    await expect(
      dialog.getByText('The change that is waiting for approval is withdrawn with it.'),
    ).toBeVisible();
  },
};
export const LeavesAChangeOfAnotherPart: Story = {
  args: { cancellation: { ...quoted, part: RENTAL._id } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cancel bookings of this trip?' }));
    await expect(dialog.getByRole('button', { name: 'Cancel 1 of 2 bookings' })).toBeVisible();
    await expect(dialog.queryByText(/is withdrawn with it/)).toBeNull();
  },
};
