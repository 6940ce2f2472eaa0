import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DraftConflictDialog } from '#src/components/booking/DraftConflictDialog.tsx';
import { narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: DraftConflictDialog,
  args: { ordering: false, onTakeOver: fn(), onOverwrite: fn() },
} satisfies Meta<typeof DraftConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with what is here' }));
    await expect(args.onOverwrite).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply the changes' }));
    await expect(args.onTakeOver).toHaveBeenCalledTimes(1);
  },
};
export const ChangedNarrowDark: Story = { globals: narrowDark };
export const Ordering: Story = { args: { ordering: true } };
