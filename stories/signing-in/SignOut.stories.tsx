import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignOutScreen } from '#src/features/sign-out/SignOutScreen.tsx';
import { inPublicLayout, narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: SignOutScreen,
  decorators: [inPublicLayout],
  args: { state: 'signingOut', onRetry: fn(), onCancel: fn() },
} satisfies Meta<typeof SignOutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SigningOut: Story = {};
export const SigningOutNarrowDark: Story = { globals: narrowDark };

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
