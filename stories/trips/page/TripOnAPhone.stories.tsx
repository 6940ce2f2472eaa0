import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import type { TripViewProps } from '#src/features/trips/TripView.tsx';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { narrow } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { THREE_PARTS, THREE_PARTS_TO_DECIDE } from '#stories/support/three-parts.ts';
import { DANIEL, RENTAL, STAY } from '#stories/support/trip-fixtures.ts';

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: readyTrip(THREE_PARTS),
  globals: narrow,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What may be scrolled through between the bars of a phone. */
const TALLEST = 2500;

const expectShort = (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(canvas.getByRole('main').scrollHeight).toBeLessThanOrEqual(TALLEST));

export const ThreeParts: Story = { play: ({ canvas }) => expectShort(canvas) };

const prices: TripViewProps['prices'] = {
  state: 'answered',
  answer: {
    askedAt: '2027-03-01T10:15:00.000Z',
    parts: [FLIGHT, STAY, RENTAL].map(({ _id, price }) => ({
      partId: _id,
      outcome: 'priced',
      before: price.asked,
      price: price.asked,
    })),
  },
};
export const ThreePartsToDecide: Story = {
  args: { ...readyTrip(THREE_PARTS_TO_DECIDE), personId: DANIEL._id, prices },
  play: ({ canvas }) => expectShort(canvas),
};
