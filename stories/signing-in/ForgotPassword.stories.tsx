import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ForgotPasswordScreen } from '#src/features/passwords/ForgotPasswordScreen.tsx';
import { inPublicLayout, narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: ForgotPasswordScreen,
  decorators: [inPublicLayout],
  args: { state: 'asking', message: null, onSubmit: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const AskingNarrowDark: Story = { globals: narrowDark };
export const Sending: Story = { args: { state: 'sending' } };
export const Sent: Story = { args: { state: 'sent' } };
export const Failed: Story = { args: { state: 'failed', message: 'Network Error' } };

export const RequiresAnAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('The email field is required.');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@{Enter}');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SendsTheAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@alpenblick.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('anna@alpenblick.example');
  },
};
