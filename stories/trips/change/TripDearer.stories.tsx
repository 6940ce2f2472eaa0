import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { CHANGE_DEARER } from '#stories/support/changed-trips.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { chf, STAY } from '#stories/support/trip-fixtures.ts';
import { TWO_PARTS } from '#stories/support/trips-by-status.ts';

/** Asked to be cancelled in time, and called after the end of its free cancellation. */
const DEARER: Trip = {
  ...TWO_PARTS,
  events: [
    ...TWO_PARTS.events,
    {
      _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8eb990',
      at: '2027-03-12T16:59:58.000Z',
      kind: 'cancellationRequested',
      partId: STAY._id,
      agreed: { penalty: chf(0) },
    },
    {
      _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8eb991',
      at: '2027-03-12T17:00:01.000Z',
      kind: 'cancellationDearer',
      partId: STAY._id,
      before: chf(0),
      after: chf(14100),
    },
  ],
};
const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: readyTrip(DEARER),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CancellationDearerThanAgreed: Story = {
  play: async ({ canvas, userEvent }) => {
    const part = within(canvas.getByRole('article', { name: 'Hotel Seefeld' }));
    await expect(part.getByText('Not cancelled, because it costs more now')).toBeVisible();
    await expect(
      part.getByText(/Cancelling it would now cost CHF\s141\.00, and CHF\s0\.00 was agreed to/),
    ).toBeVisible();
    await expect(part.getByRole('button', { name: 'Cancel this part' })).toBeEnabled();
    await userEvent.click(canvas.getByText('History'));
    await expect(
      await canvas.findByText(/agreed to a cancellation for CHF\s0\.00 at most/),
    ).toBeInTheDocument();
  },
};
export const ChangeDearerThanAgreed: Story = {
  args: readyTrip(CHANGE_DEARER),
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('article', { name: 'Hotel Seefeld' }));
    await expect(part.getByText('It now costs more than was agreed.')).toBeVisible();
    await expect(part.getByText(/^Agreed to: CHF\s1,000\.00, and CHF\s0\.00/)).toBeVisible();
    await expect(part.getByText(/^Now: CHF\s1,080\.00, and CHF\s20\.00/)).toBeVisible();
  },
};
