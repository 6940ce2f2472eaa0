import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '#stories/support/frames.tsx';
import { AreaPage } from '#stories/support/pages/AreaPage.tsx';

const meta = {
  component: AreaPage,
  args: {
    area: 'signing-in',
    children: 'Signing in and out, forgotten and new passwords, and what becomes of a session in other tabs.',
    look: [
      'An error never says whether an address has an account.',
      'Too many attempts say for how long to wait.',
      'An expired session, another company in another tab and a failed sign-out each say what to do.',
    ],
  },
} satisfies Meta<typeof AreaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const StatesNarrowDark: Story = { globals: narrowDark };
