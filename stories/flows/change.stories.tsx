import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ChangeStatus } from '#domain/change-status.ts';
import { changeSnapshot } from '#machines/trip/change-selectors.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { ChangeFlow } from './ChangeFlow.tsx';

const meta = {
  title: 'trips/change/States',
  tags: ['flow'],
  component: ChangeFlow,
  decorators: [inShell],
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof ChangeFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (status: ChangeStatus, words: string | RegExp): Story => ({
  args: { snapshot: changeSnapshot({ status, levels: [1] }) },
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('article', { name: 'Hotel Seefeld' }));
    await expect(part.getByText(words)).toBeVisible();
  },
});

export const Waiting = inState('waiting_level_1_approval', 'Change waits for approval');
export const WaitingForTheSecond = inState('waiting_level_2_approval', 'Change waits for second approval');
export const BeingMade = inState('changing', /^The change is being made at the supplier/);
export const BeingLookedUp = inState('unknown', /nothing is changed twice\.$/);
export const Done = inState('done', 'The booking was changed.');
export const Refused = inState('refused', 'The change was rejected. The booking stays as it is.');
export const Expired = inState('expired', 'The change has expired. The booking stays as it is.');
export const NotMade = inState('failed', 'The change could not be made. The booking stays as it is.');

/** The booking no longer shows the change. */
export const Withdrawn: Story = {
  args: { snapshot: changeSnapshot({ status: 'withdrawn', levels: [1] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('History'));
    await expect(await canvas.findByText('Change withdrawn')).toBeVisible();
  },
};
