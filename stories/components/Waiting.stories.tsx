import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Backdrop } from '#src/components/Backdrop.tsx';
import { LinearProgress } from '#src/components/LinearProgress.tsx';
import { ProgressDialog } from '#src/components/ProgressDialog.tsx';
import { Spinner } from '#src/components/Spinner.tsx';
import { dark, inMargin, narrow } from '#stories/support/frames.tsx';

const meta = { component: Spinner, decorators: [inMargin] } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spinning: Story = {};
export const SpinningDark: Story = { globals: dark };

export const BackdropShown: Story = {
  render: () => <Backdrop visible />,
  play: async ({ canvas }) => {
    const backdrop = canvas.getByRole('status', { name: 'Loading' });
    await expect(getComputedStyle(backdrop).animationDelay).toBe('0.15s, 0s');
    // An overlay that is invisible, or only just appearing, ignores clicks.
    for (const [moment, pointer] of [
      [100, 'none'],
      [300, 'none'],
      [400, 'auto'],
    ] as const) {
      for (const animation of backdrop.getAnimations()) animation.currentTime = moment;
      await expect(getComputedStyle(backdrop).pointerEvents).toBe(pointer);
    }
  },
};
export const BackdropDark: Story = { ...BackdropShown, globals: dark };
export const BackdropHidden: Story = {
  render: () => <Backdrop visible={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const LinearProgressShown: Story = {
  render: () => <LinearProgress visible />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
};
export const LinearProgressDark: Story = { ...LinearProgressShown, globals: dark };

export const ProgressDialogBlocks: Story = {
  render: () => (
    <>
      <button type="button">Behind</button>
      <ProgressDialog open text="Booking your trip…" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Booking your trip…' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    canvas.getByText('Behind').focus();
    await expect(canvas.getByText('Behind')).not.toHaveFocus();
  },
};
export const ProgressDialogDark: Story = {
  render: () => <ProgressDialog open text="Booking your trip…" />,
  globals: dark,
};
export const ProgressDialogNarrow: Story = { ...ProgressDialogDark, globals: narrow };
