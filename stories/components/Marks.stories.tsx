import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TRIP_STATUSES } from '#domain/trip-status.ts';
import { StatusMark } from '#src/components/trip-status/StatusMark.tsx';
import { TripStatusMark } from '#src/components/trip-status/TripStatusMark.tsx';
import { ActiveMark } from '#src/records/RecordTable.tsx';
import { dark, inMargin } from '#stories/support/frames.tsx';

const ENDS = ['refused', 'expired', 'cancelled', 'failed', 'closed'] as const;

const meta = { decorators: [inMargin] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <>
      {(['waiting', 'busy', 'good', 'bad', 'over'] as const).map((tone) => (
        <p key={tone}>
          <StatusMark tone={tone}>{tone}</StatusMark>
        </p>
      ))}
    </>
  ),
};
export const TonesDark: Story = { ...Tones, globals: dark };

export const OfTrips: Story = {
  render: () => (
    <>
      {TRIP_STATUSES.map((status) => (
        <p key={status}>
          <TripStatusMark status={status} end={undefined} partlyBooked={false} />
        </p>
      ))}
      <p>
        <TripStatusMark status="approved" end={undefined} partlyBooked />
      </p>
      <p>
        <TripStatusMark status="approved" end={undefined} partlyBooked={false} cancelling />
      </p>
      <p>
        <TripStatusMark status="approved" end={undefined} partlyBooked={false} openRequest />
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for second approval')).toBeVisible();
    await expect(canvas.getByText('Confirmed')).toBeVisible();
    await expect(canvas.getByText('Partly booked')).toBeVisible();
    await expect(canvas.getByText('Being cancelled')).toBeVisible();
    await expect(canvas.getByText('With the agency')).toBeVisible();
  },
};

/** The end of a trip is shown instead of its status. */
export const OfEndedTrips: Story = {
  render: () => (
    <>
      {ENDS.map((end) => (
        <p key={end}>
          <TripStatusMark status="cancelled" end={end} partlyBooked={false} />
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approval expired')).toBeVisible();
    await expect(canvas.getByText('Could not be booked')).toBeVisible();
    await expect(canvas.getByText('Closed without a booking')).toBeVisible();
  },
};

export const ActiveOrNot: Story = {
  render: () => (
    <>
      <p>
        <ActiveMark active />
      </p>
      <p>
        <ActiveMark active={false} />
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByText('Inactive')).toBeVisible();
  },
};
export const ActiveOrNotDark: Story = { ...ActiveOrNot, globals: dark };
