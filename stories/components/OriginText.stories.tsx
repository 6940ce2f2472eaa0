import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OriginText } from '#src/components/OriginText.tsx';
import { inMargin } from '#stories/support/frames.tsx';

const network = '203.0.113.0/24';

const meta = {
  component: OriginText,
  decorators: [inMargin],
  args: { origin: { browser: 'chrome', system: 'windows', network } },
} satisfies Meta<typeof OriginText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chrome on Windows, network 203.0.113.0/24')).toBeVisible();
  },
};
export const OnlyTheSystem: Story = { args: { origin: { system: 'ios', network } } };
export const Unknown: Story = {
  args: { origin: { network } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unknown device, network 203.0.113.0/24')).toBeVisible();
  },
};
