import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  ChangingNotice,
  DraftFaultNotice,
  OrderRefusedNotice,
  PricingFailedNotice,
  RestoreNotice,
  ResumeFailed,
} from '#src/components/booking/BookingNotices.tsx';
import { narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: RestoreNotice,
  args: {
    children: 'The new search has dropped your choice of Hotel Seefeld.',
    onRestore: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof RestoreNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dropped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The new search has dropped your choice of Hotel Seefeld.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onRestore).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDiscard).toHaveBeenCalled();
  },
};
export const DroppedNarrowDark: Story = { globals: narrowDark };

const onLeave = fn();

export const Changing: Story = {
  render: () => (
    <ChangingNotice
      title="Hotel Seefeld"
      days="3 – 5 May 2027"
      kept="A change keeps the hotel."
      onLeave={onLeave}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('You are changing: Hotel Seefeld, 3 – 5 May 2027')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the booking as it is' }));
    await expect(onLeave).toHaveBeenCalled();
  },
};
export const ChangingNarrowDark: Story = { ...Changing, globals: narrowDark };
export const ChangeBeingSent: Story = {
  render: () => (
    <ChangingNotice
      title="Hotel Seefeld"
      days="3 – 5 May 2027"
      kept="A change keeps the hotel."
      onLeave={null}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const DraftOfOtherVersion: Story = { render: () => <DraftFaultNotice fault="otherVersion" /> };
export const DraftDamaged: Story = { render: () => <DraftFaultNotice fault="damaged" /> };
export const DraftPartlyLost: Story = { render: () => <DraftFaultNotice fault="lost" /> };
export const LastOrderRefused: Story = {
  render: () => (
    <OrderRefusedNotice
      reason="Lena Huber has already ordered this for the same traveller."
      refused="order"
      tripHref="/trips/other-trip"
    />
  ),
  play: async ({ canvas }) => {
    const notice = within(canvas.getByRole('alert'));
    await expect(notice.getByText('Your last order was not booked')).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Open the trip' })).toHaveAttribute(
      'href',
      '/trips/other-trip',
    );
  },
};
export const LastOrderRefusedNarrowDark: Story = { ...LastOrderRefused, globals: narrowDark };
export const LastChangeRefused: Story = {
  render: () => (
    <OrderRefusedNotice reason="This offer is sold out." refused="change" tripHref="/trips/this-trip" />
  ),
  play: async ({ canvas }) => {
    const notice = within(canvas.getByRole('alert'));
    await expect(notice.getByText('Your last change was not made')).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Open the trip' })).toHaveAttribute(
      'href',
      '/trips/this-trip',
    );
  },
};
export const PricingFailed: Story = { render: () => <PricingFailedNotice onRetry={fn()} /> };
export const DraftNotLoaded: Story = { render: () => <ResumeFailed onRetry={fn()} onDiscard={fn()} /> };
