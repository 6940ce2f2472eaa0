import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AreaError } from '#src/components/AreaError.tsx';
import { FAILURE } from '#stories/support/failure.ts';
import { dark, inMargin, narrowest } from '#stories/support/frames.tsx';

const meta = {
  component: AreaError,
  decorators: [inMargin],
  args: FAILURE,
} satisfies Meta<typeof AreaError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Something went wrong');
    await expect(alert).toHaveTextContent('Network Error');
    await expect(alert).toHaveTextContent('Reference 1795660966204');
    await expect(alert).toHaveTextContent('Our engineers were notified and will fix the problem ASAP.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const FailedDark: Story = { globals: dark };
export const LongTextsNarrowest: Story = {
  args: { message: 'Request failed with status code 503 '.repeat(12), reference: '1795660966204'.repeat(4) },
  globals: narrowest,
};
