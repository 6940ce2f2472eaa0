import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '#stories/support/frames.tsx';
import { AreaPage } from '#stories/support/pages/AreaPage.tsx';

const meta = {
  component: AreaPage,
  args: {
    area: 'mails',
    children:
      'The mails that the server writes, as they arrive: about accounts, trips, approvals, changes and requests.',
    look: [
      'The subject and the first line say what has happened, and to which trip.',
      'The text without pictures and styles says the same.',
      'Amounts add up as on the page of the trip.',
      'The one button leads to where something has to be done.',
    ],
  },
} satisfies Meta<typeof AreaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const StatesNarrowDark: Story = { globals: narrowDark };
