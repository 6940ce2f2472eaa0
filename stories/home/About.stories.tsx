import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '#stories/support/frames.tsx';
import { AreaPage } from '#stories/support/pages/AreaPage.tsx';

const meta = {
  component: AreaPage,
  args: {
    area: 'home',
    children:
      'Where a person begins: search, what waits for a decision, the next trip, what was begun and all trips.',
    look: [
      'What matters today comes first, and nothing moves once it is shown.',
      'Travellers, arrangers, approvers and admins see other parts of the same page.',
      'A list without trips says how to get one; a failed part leaves the others alone.',
    ],
  },
} satisfies Meta<typeof AreaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const StatesNarrowDark: Story = { globals: narrowDark };
