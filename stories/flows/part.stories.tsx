import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PartStatus } from '#domain/trip-status.ts';
import { partSnapshot } from '#machines/trip/part-selectors.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { PartFlow } from './PartFlow.tsx';

const meta = {
  title: 'trips/page/States of a part',
  tags: ['flow'],
  component: PartFlow,
  decorators: [inShell],
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof PartFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (status: PartStatus, mark: string, meaning: RegExp): Story => ({
  args: { snapshot: partSnapshot(status) },
  play: async ({ canvas }) => {
    const part = canvas.getByRole('article');
    await expect(within(part).getByText(mark)).toBeVisible();
    await expect(within(part).getByText(meaning)).toBeVisible();
  },
});

export const Held = inState('held', 'Held', /Booked once approved\. Held until/);
export const BeingBooked = inState('confirming', 'Being booked', /The booking is being made/);
export const Confirmed = inState('confirmed', 'Confirmed', /H4KD92/);
export const BeingLookedUp = inState('unknown', 'Being looked up', /The answer from the supplier was lost/);
export const BeingChanged = inState('changing', 'Being changed', /The change is being made/);
export const BeingCancelled = inState('cancelling', 'Being cancelled', /The cancellation is under way/);
export const Cancelled = inState('cancelled', 'Cancelled', /The supplier keeps CHF 240.00/);
export const NotBooked = inState(
  'failed',
  'Not booked',
  /It was not booked, and nothing has to be paid for it/,
);
