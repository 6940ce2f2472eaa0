import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '#stories/support/frames.tsx';
import { AreaPage } from '#stories/support/pages/AreaPage.tsx';

const meta = {
  component: AreaPage,
  args: {
    area: 'deciding',
    children:
      'Approvers decide on trips and on changes of them, with all that they need on one page, or from a mail.',
    look: [
      'Who travels, why, what it costs and which rules are broken is there without unfolding anything.',
      'Both choices stay in reach at the lower edge; a refusal asks for a reason.',
      'What has become dearer is compared with what was accepted before.',
      'Decisions by keys lead from trip to trip; a question to the traveller keeps the trip waiting.',
      'A link in a mail only shows the request: deciding takes a click that has no default.',
    ],
  },
} satisfies Meta<typeof AreaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const StatesNarrowDark: Story = { globals: narrowDark };
