import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignInScreen } from '#src/features/sign-in/SignInScreen.tsx';
import { dark, inPublicLayout, narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: SignInScreen,
  decorators: [inPublicLayout],
  args: { state: 'resting', retryAfterSeconds: null, onSubmit: fn() },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};
export const RestingNarrowDark: Story = { globals: narrowDark };

export const Expired: Story = { args: { state: 'expired' } };
export const Rejected: Story = { args: { state: 'rejected' } };
export const ThrottledForMinutes: Story = { args: { state: 'throttled', retryAfterSeconds: 840 } };
export const ThrottledForSeconds: Story = { args: { state: 'throttled', retryAfterSeconds: 1 } };
export const ThrottledDark: Story = { args: { state: 'throttled', retryAfterSeconds: 60 }, globals: dark };
export const UnreachableDark: Story = { args: { state: 'unreachable' }, globals: dark };

export const ShowsMissingFields: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('The email field is required.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Enter the password for your account.',
    );
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ShowsErrorsUntilEdited: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna{Enter}');
    await expect(canvas.getByText('Please enter a valid email address.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('E-mail'), '@alpenblick.example');
    await expect(canvas.queryByText('Please enter a valid email address.')).toBeNull();
    await expect(canvas.getByText('Enter the password for your account.')).toBeVisible();
  },
};

export const KeepsTheEntriesWhileStarting: Story = {
  args: { state: 'starting' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'traveler@alpenblick.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Zugvogel-2026{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SubmitsByKeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText('E-mail').focus();
    await userEvent.keyboard(' traveler@alpenblick.example ');
    await userEvent.tab();
    await userEvent.keyboard('Zugvogel-2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'traveler@alpenblick.example',
      password: 'Zugvogel-2026',
    });
  },
};

export const KeepsFocusAndSubmitsOnce: Story = {
  args: { state: 'signingIn' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await userEvent.type(canvas.getByLabelText('E-mail'), 'a@alpenblick.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Zugvogel-2026');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('Signing in')).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ShowsThePassword: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'Zugvogel-2026');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(password).toHaveAttribute('type', 'text');
  },
};

export const UnreachableCanBeRetried: Story = {
  args: { state: 'unreachable' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'a@alpenblick.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Zugvogel-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
