import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { narrowDark } from '#stories/support/frames.tsx';
import { AreaPage } from '#stories/support/pages/AreaPage.tsx';

const meta = {
  component: AreaPage,
  args: {
    area: 'hotel',
    children:
      'Finding a hotel near a place, choosing a room in it, and booking it, for oneself or for others.',
    look: [
      'Results arrive source by source: the list keeps its order while it grows, and says which source is late or failed.',
      'List and map show the same hotels; what is chosen on one is marked on the other.',
      'Each price says for how many nights and rooms it is, and what is paid at the hotel.',
      'The verdict of the travel policy stands beside each price, in words and not by colour alone.',
      'A price is checked when a room is chosen: it may be the same, lower, higher or gone, and each has its own dialog.',
      'Going back drops nothing without saying so, and what was dropped can be put back.',
    ],
  },
} satisfies Meta<typeof AreaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  play: async ({ canvas }) => {
    const room = within(canvas.getByRole('region', { name: 'room HotelRoom' }));
    await expect(room.getByRole('link', { name: 'Failed' })).toHaveAttribute(
      'href',
      './?path=/story/hotel-room-hotelroom--failed',
    );
  },
};
export const StatesNarrowDark: Story = { globals: narrowDark };
