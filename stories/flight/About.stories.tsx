import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '#stories/support/frames.tsx';
import { AreaPage } from '#stories/support/pages/AreaPage.tsx';

const meta = {
  component: AreaPage,
  args: {
    area: 'flight',
    children: 'Finding flights leg by leg, choosing a fare, seats and bags, and booking them.',
    look: [
      'Times are those of the airports; a mark says on which day a flight arrives, and is read aloud.',
      'The first leg shows prices for the whole journey, later legs what they add.',
      'Who really flies stands on the card, and so do short, long and overnight stopovers.',
      'Fares stand beside each other, on phones below each other, with the same lines in the same order.',
      'The seat map has one tab stop, and the name of a seat says its place, price and state.',
      'Seats and bags that are gone by the time of booking are a state of their own.',
    ],
  },
} satisfies Meta<typeof AreaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const StatesNarrowDark: Story = { globals: narrowDark };
