import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorScreen } from '#src/app/shell/ErrorScreen.tsx';
import { dark, inPublicLayout, narrow } from '#stories/support/frames.tsx';

const meta = {
  component: ErrorScreen,
  decorators: [inPublicLayout],
  args: { message: 'Request failed with status code 500', reference: '1795174800953', onHome: fn() },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(canvas.getByText('Request failed with status code 500')).toBeVisible();
    await expect(canvas.getByText('1795174800953')).toBeVisible();
    await expect(
      canvas.getByText('Our engineers were notified and will fix the problem ASAP.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Home' }));
    await expect(args.onHome).toHaveBeenCalledTimes(1);
  },
};
export const FailedDark: Story = { globals: dark };
export const LongMessageNarrow: Story = {
  args: { message: `Cannot read properties of undefined (reading '${'companyUsers'.repeat(12)}')` },
  globals: narrow,
};
