import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shell } from '#src/app/shell/Shell.tsx';
import { dark, narrowest } from '#stories/support/frames.tsx';
import { TRAVELER_SHELL } from '#stories/support/in-shell.tsx';

const meta = {
  component: Shell,
  args: { ...TRAVELER_SHELL, children: null },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = (tripsToDecide: number, name: string, shown: string): Story => ({
  args: { tripsToDecide },
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('link', { name });
    await expect(badge).toHaveAttribute('href', '/?trips=waitingApproval');
    await expect(badge).toHaveTextContent(shown);
  },
});

export const None: Story = {
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: /for your decision/ })).toBeNull(),
};
export const One = waiting(1, '1 trip waits for your decision', '1');
export const TwoDark: Story = { ...waiting(2, '2 trips wait for your decision', '2'), globals: dark };
export const Many = waiting(100, 'More than 99 trips wait for your decision', '99+');
export const ManyNarrowestDark: Story = { ...Many, globals: { ...narrowest, ...dark } };
