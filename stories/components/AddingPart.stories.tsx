import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Adding, AddingFailed } from '#src/components/booking/AddingPart.tsx';
import { narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: AddingFailed,
  args: { onRetry: fn(), onBack: fn() },
} satisfies Meta<typeof AddingFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It could not be added to your trip');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the choice' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};
export const FailedNarrowDark: Story = { globals: narrowDark };

export const UnderWay: Story = {
  render: () => <Adding />,
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Adding it to your trip…'),
};
