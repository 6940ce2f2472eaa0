import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '#stories/support/frames.tsx';
import { AreaPage } from '#stories/support/pages/AreaPage.tsx';

const meta = {
  component: AreaPage,
  args: {
    area: 'components',
    children: 'The parts that pages share, by themselves, with each of their states.',
    look: [
      'Every part works by keys, has a name and says its state to a screen reader.',
      'Texts may be half as long again, and names as long as they are.',
      'Waiting, empty, failed and ready have the same place, so that nothing jumps.',
    ],
  },
} satisfies Meta<typeof AreaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const StatesNarrowDark: Story = { globals: narrowDark };
