import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResetPasswordScreen } from '#src/features/passwords/ResetPasswordScreen.tsx';
import { inPublicLayout, narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: ResetPasswordScreen,
  decorators: [inPublicLayout],
  args: { state: 'choosing', refusal: null, onSubmit: fn() },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const tooCommon = {
  field: 'newPassword',
  message: 'This password is too easy to guess. Please choose another one.',
} as const;

export const Choosing: Story = {};
export const ChoosingNarrowDark: Story = { globals: narrowDark };
export const Saving: Story = { args: { state: 'saving' } };
export const TooCommon: Story = { args: { refusal: tooCommon } };
export const LinkInvalid: Story = { args: { state: 'linkInvalid' } };
export const LinkInvalidNarrowDark: Story = { args: { state: 'linkInvalid' }, globals: narrowDark };
export const Done: Story = { args: { state: 'done' } };

export const RefusesAWeakPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'elevenchars');
    await expect(canvas.getByText('11 of at least 12 characters')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'elevenchars{Enter}');
    await expect(canvas.getByText('Use at least 12 characters.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CountsAPictureAsOneCharacter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const label of ['New password', 'Confirm new password']) {
      await userEvent.click(canvas.getByLabelText(label));
      await userEvent.paste('elevenchar🦩');
    }
    await expect(canvas.getByText('11 of at least 12 characters')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Use at least 12 characters.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusesACommonPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Password123456');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Password123456{Enter}');
    await expect(
      canvas.getByText('This password is too easy to guess. Please choose another one.'),
    ).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusesTwoThatDiffer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'four quiet mountain huts');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'four quiet mountain hats{Enter}');
    await expect(canvas.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
      'The two passwords differ.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AcceptsAStrongPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'four quiet mountain huts');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'four quiet mountain huts{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('four quiet mountain huts');
  },
};
