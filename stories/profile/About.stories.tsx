import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '#stories/support/frames.tsx';
import { AreaPage } from '#stories/support/pages/AreaPage.tsx';

const meta = {
  component: AreaPage,
  args: {
    area: 'profile',
    children: 'The data of a person: names, documents, cards, memberships, calendar, password, sessions.',
    look: [
      'Each section is read first and edited by itself; leaving with changes asks.',
      'Two people who edit the same section see both versions, and none is lost.',
      'Who may not change a section may ask for it, and sees what became of it.',
      'Numbers of cards and documents are never shown in full.',
    ],
  },
} satisfies Meta<typeof AreaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const StatesNarrowDark: Story = { globals: narrowDark };
