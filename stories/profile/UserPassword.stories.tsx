import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordSection } from '#src/features/users/PasswordSection.tsx';
import { inPadding, narrowDark } from '#stories/support/frames.tsx';

const onSubmit = fn();
const other = (
  more: { pending?: boolean; refusal?: { field: 'currentPassword'; message: string } } = {},
) => ({
  access: { state: 'other' as const, pending: false, refusal: null, changes: 0, onSubmit, ...more },
});

const meta = {
  component: PasswordSection,
  decorators: [inPadding],
  args: other(),
} satisfies Meta<typeof PasswordSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Set a new password' }));
  await expect(canvas.getByRole('form', { name: 'New password' })).toBeVisible();
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set a new password' })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};
export const Opened: Story = { play: opens };
export const OpenedNarrowDark: Story = { globals: narrowDark, play: opens };

export const RequiresBoth: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opens(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
    await expect(canvas.getByLabelText('Your own password')).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const TooShort: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opens(context);
    await userEvent.type(canvas.getByLabelText('Your own password'), 'Zugvogel-2026');
    await userEvent.type(canvas.getByLabelText('Their new password'), 'quiet{Enter}');
    await expect(canvas.getByLabelText('Their new password')).toHaveAccessibleDescription(
      'Use at least 12 characters.',
    );
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Submits: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opens(context);
    await userEvent.type(canvas.getByLabelText('Your own password'), 'Zugvogel-2026');
    await userEvent.type(canvas.getByLabelText('Their new password'), 'four quiet mountain huts{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith({
      currentPassword: 'Zugvogel-2026',
      newPassword: 'four quiet mountain huts',
    });
  },
};

export const Refused: Story = {
  args: other({
    refusal: { field: 'currentPassword', message: 'The current password is not correct.' },
  }),
  play: async (context) => {
    await opens(context);
    await expect(context.canvas.getByText('The current password is not correct.')).toBeVisible();
  },
};

export const Saving: Story = {
  args: other({ pending: true }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opens(context);
    const button = canvas.getByRole('button', { name: /Set password|Saving/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
