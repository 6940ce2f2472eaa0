import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerdictMark } from '#src/components/verdicts/VerdictMark.tsx';
import { dark, inMargin, narrowDark } from '#stories/support/frames.tsx';
import { IN_POLICY, LISTED, NEEDS_APPROVAL } from '#stories/support/verdicts.ts';

const meta = {
  component: VerdictMark,
  decorators: [inMargin],
  args: { verdict: NEEDS_APPROVAL },
} satisfies Meta<typeof VerdictMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NeedsApproval: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Approval needed, level 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Highest price of a night')).toBeVisible();
    await expect(canvas.getByText('CHF 250.00')).toBeVisible();
    await expect(canvas.getByText('here CHF 312.00')).toBeVisible();
    await expect(canvas.getByText('Over limit')).toBeVisible();
  },
};
export const NeedsApprovalNarrowDark: Story = { ...NeedsApproval, globals: narrowDark };
export const InPolicy: Story = { args: { verdict: IN_POLICY } };
export const InPolicyDark: Story = { args: { verdict: IN_POLICY }, globals: dark };
export const TwoLevels: Story = { args: { verdict: LISTED.twoLevels } };
export const NotedRule: Story = { args: { verdict: LISTED.noted } };
export const NotedRuleDark: Story = { args: { verdict: LISTED.noted }, globals: dark };
export const Hidden: Story = { args: { verdict: LISTED.hidden } };
export const HiddenDark: Story = { args: { verdict: LISTED.hidden }, globals: dark };

export const InAListWithThePolicy: Story = {
  args: {
    verdict: LISTED.approval,
    rules: [{ rule: 'hotel.highestPrice', limit: { amount: 25_000, currency: 'CHF' }, action: 'approve' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approval needed, level 1' }));
    await expect(await canvas.findByText('CHF 250.00')).toBeVisible();
  },
};
