import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { TripStatus } from '#domain/trip-status.ts';
import { tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { TripFlow } from './TripFlow.tsx';

const meta = {
  title: 'trips/page/States',
  tags: ['flow'],
  component: TripFlow,
  decorators: [inShell],
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (status: TripStatus, drawn: string, next: RegExp): Story => ({
  args: { snapshot: tripSnapshot({ status, levels: [1, 2] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Progress'));
    await expect(
      await canvas.findByRole('img', { name: new RegExp(`this one is at “${drawn}”`) }),
    ).toBeVisible();
    const panel = canvas.getByRole('region', { name: 'Who acts next' });
    await expect(within(panel).getByText(next)).toBeVisible();
  },
});

export const WaitingForFirstApproval = inState(
  'waiting_level_1_approval',
  'Waiting for approval',
  /approver of level 1/,
);
export const WaitingForSecondApproval = inState(
  'waiting_level_2_approval',
  'Second approval',
  /approver of level 2/,
);
export const BeingBooked = inState('approved', 'Being booked', /The supplier: the booking is being made/);
export const Confirmed = inState('complete', 'Confirmed', /No action needed: everything is booked/);
export const Refused = inState('rejected', 'Rejected', /No action needed: the approver rejected the trip/);
export const Cancelled = inState('cancelled', 'Cancelled', /No action needed: the trip is cancelled/);
