import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice } from '#src/components/Notice.tsx';
import { dark, inMargin } from '#stories/support/frames.tsx';

const meta = {
  component: Notice,
  decorators: [inMargin],
  args: { kind: 'info', title: 'The list has changed', children: 'Eight new results came in.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Eight new results came in.');
  },
};
export const InfoDark: Story = { globals: dark };
export const Success: Story = { args: { kind: 'success' } };
export const SuccessDark: Story = { args: { kind: 'success' }, globals: dark };
export const Warning: Story = { args: { kind: 'warning' } };
export const WarningDark: Story = { args: { kind: 'warning' }, globals: dark };
export const Failure: Story = {
  args: { kind: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list has changed');
  },
};
export const FailureDark: Story = { args: { kind: 'error' }, globals: dark };
export const WithAction: Story = { args: { action: <a href="#anew">Load them</a> } };
