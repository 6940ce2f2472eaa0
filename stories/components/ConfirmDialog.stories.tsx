import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ConfirmDialog } from '#src/components/dialog/DialogFrame.tsx';
import { narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Cancel Hotel Seefeld?',
    children: 'You get CHF 424.00 back.',
    confirmLabel: 'Cancel the stay',
    cancelLabel: 'Keep it',
    destructive: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the stay' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
export const AskingNarrowDark: Story = { globals: narrowDark };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the stay' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

function RemovedWhenAnswered(args: ComponentProps<typeof ConfirmDialog>) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      {asking ? <ConfirmDialog {...args} onConfirm={() => setAsking(false)} /> : null}
    </>
  );
}

export const ReturnsFocusWhenRemoved: Story = {
  render: RemovedWhenAnswered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the stay' }));
    await expect(canvas.getByRole('button', { name: 'Ask' })).toHaveFocus();
  },
};
