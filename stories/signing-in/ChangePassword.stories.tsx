import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChangePasswordScreen } from '#src/features/passwords/ChangePasswordScreen.tsx';
import { inPublicLayout, narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: ChangePasswordScreen,
  decorators: [inPublicLayout],
  args: { state: 'choosing', forced: false, refusal: null, onSubmit: fn(), onSignOut: fn() },
} satisfies Meta<typeof ChangePasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const incorrect = { field: 'currentPassword', message: 'The current password is not correct.' } as const;
const throttled = { field: null, message: 'Too many requests. Try again later.' };

export const Choosing: Story = {};
export const ChoosingNarrowDark: Story = { globals: narrowDark };
export const Forced: Story = { args: { forced: true } };
export const Saving: Story = { args: { state: 'saving' } };
export const CurrentIncorrect: Story = { args: { refusal: incorrect } };
export const RefusedAsAWhole: Story = { args: { refusal: throttled } };
export const Done: Story = { args: { state: 'done' } };

export const RequiresAllFields: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getAllByText('Required')).toHaveLength(3);
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusesTheSamePassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      await userEvent.type(canvas.getByLabelText(label), 'four quiet mountain huts');
    }
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Choose a password that differs from the current one.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ClearsTheErrorOnEdit: Story = {
  args: { refusal: incorrect },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(incorrect.message)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Current password'), 'Z');
    await expect(canvas.queryByText(incorrect.message)).toBeNull();
  },
};

export const Submits: Story = {
  args: { forced: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'Zugvogel-2026');
    await userEvent.type(canvas.getByLabelText('New password'), 'four quiet mountain huts');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'four quiet mountain huts{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'Zugvogel-2026',
      newPassword: 'four quiet mountain huts',
    });
  },
};

export const OffersAWayOut: Story = {
  args: { forced: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalled();
  },
};
