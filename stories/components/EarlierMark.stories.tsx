import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EarlierMark } from '#src/components/results/EarlierMark.tsx';
import { inPadding } from '#stories/support/frames.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';

const meta = {
  component: EarlierMark,
  decorators: [inPadding],
  args: { fit: 'same' },
} satisfies Meta<typeof EarlierMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Same: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your earlier choice')).toBeVisible();
    await lookNarrowAndDark();
  },
};

export const OtherTerms: Story = {
  args: { fit: 'otherTerms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your earlier choice, on other terms')).toBeVisible();
  },
};

export const Nearest: Story = {
  args: { fit: 'nearest' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nearest to your earlier choice')).toBeVisible();
    await lookNarrowAndDark();
  },
};
