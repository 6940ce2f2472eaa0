import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '#stories/support/frames.tsx';
import { AreaPage } from '#stories/support/pages/AreaPage.tsx';

const meta = {
  component: AreaPage,
  args: {
    area: 'every-page',
    children: 'What surrounds the pages: bar, menus, quick search, errors, legal texts.',
    look: [
      'The bar stays small on phones, and the menus name the company and the role of the person.',
      'Quick search finds pages, trips and people, and understands a sentence.',
      'An error says what can be done, and has a way back.',
    ],
  },
} satisfies Meta<typeof AreaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const StatesNarrowDark: Story = { globals: narrowDark };
