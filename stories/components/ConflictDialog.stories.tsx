import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ConflictDialog } from '#src/records/ConflictDialog.tsx';
import { narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: ConflictDialog,
  args: {
    conflicts: [
      { path: 'phone', label: 'Phone', mine: '+41 41 555 11 11', theirs: null },
      {
        path: 'card',
        label: 'Credit card',
        mine: 'Visa',
        theirs: 'Removed',
        mineIsLost: 'To keep it, please add it again.',
      },
    ],
    pending: false,
    onResolve: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Another person saved first' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I chose' }));
    await expect(args.onResolve).not.toHaveBeenCalled();
    await expect(dialog.getByRole('radio', { name: /Yours.*add it again/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /555 11 11/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /Removed/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save what I chose' }));
    await expect(args.onResolve).toHaveBeenCalledWith({ phone: 'mine', card: 'theirs' });
  },
};
export const ChosenNarrowDark: Story = { ...Chosen, globals: narrowDark };
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }));
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
