import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '#stories/support/frames.tsx';
import { AreaPage } from '#stories/support/pages/AreaPage.tsx';

const meta = {
  component: AreaPage,
  args: {
    area: 'trips',
    children:
      'What was collected and booked: the draft trip and its checkout, the page of a trip, and changing, cancelling and asking in words.',
    look: [
      'The page says first what the trip is, where it stands and what comes next, and who has to act until when.',
      'Costs are shown before a change or a cancellation is confirmed, part by part and in all.',
      'A trip of which some parts could not be booked says what is booked, what is not, and what may be done.',
      'Sums agree wherever they appear: in the summary, in the parts and in the history.',
      'On a phone, the page of a trip of three parts stays within a few screens.',
    ],
  },
} satisfies Meta<typeof AreaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const StatesNarrowDark: Story = { globals: narrowDark };
