import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ToastHost } from '#src/components/toasts/ToastHost.tsx';
import { showToast, takeToasts } from '#src/components/toasts/toast-queue.ts';
import { dark, narrow } from '#stories/support/frames.tsx';

const meta = {
  component: ToastHost,
  // Toasts that other stories have left in the queue.
  beforeEach: () => {
    takeToasts();
  },
  render: () => (
    <main style={{ padding: 24 }}>
      <h1>A page</h1>
      <ToastHost />
    </main>
  ),
} satisfies Meta<typeof ToastHost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StaysOpenOnOutsideClick: Story = {
  play: async ({ canvas, userEvent }) => {
    showToast('The invitation was sent.', 'success');
    const toast = await screen.findByText('The invitation was sent.');
    await userEvent.click(canvas.getByRole('heading'));
    await expect(toast).toBeInTheDocument();
    const shown = toast.closest<HTMLElement>('.mantine-Notification-root') ?? document.body;
    await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('The invitation was sent.')).toBeNull());
  },
};

export const DisappearsAfterFiveSeconds: Story = {
  play: async () => {
    const start = performance.now();
    showToast('The list has changed.');
    await screen.findByText('The list has changed.');
    await waitFor(() => expect(screen.queryByText('The list has changed.')).toBeNull());
    await expect(performance.now() - start).toBeGreaterThanOrEqual(5000);
  },
};

export const FailureDark: Story = {
  globals: dark,
  play: async ({ userEvent }) => {
    showToast('Network Error', 'error');
    await expect(await screen.findByText('Network Error')).toBeInTheDocument();
    await userEvent.hover(screen.getByText('Network Error'));
  },
};

export const WarningNarrow: Story = {
  globals: narrow,
  play: async () => {
    showToast('Your hold on this fare ends in ten minutes.', 'warning');
    await expect(await screen.findByText(/ten minutes/)).toBeInTheDocument();
  },
};
