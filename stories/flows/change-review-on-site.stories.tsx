import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { changeWithQuote } from '#stories/support/changes-with-quote.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { stayQuote } from '#stories/support/paid-on-site.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { chf } from '#stories/support/trip-fixtures.ts';
import { ChangeReviewFlow } from './ChangeReviewFlow.tsx';
import { reviewIn } from './change-review-states.ts';

const meta = {
  title: 'trips/change/States of the review, paid on site',
  tags: ['flow'],
  component: ChangeReviewFlow,
  decorators: [inShell],
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof ChangeReviewFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DearerAtTheHotel: Story = {
  name: 'More is to be paid at the hotel',
  args: { snapshot: reviewIn({ offered: 'resting' }, { offered: changeWithQuote(stayQuote(540_00)) }) },
  play: async ({ canvas, userEvent }) => {
    const summary = within(await canvas.findByRole('complementary', { name: 'Summary' }));
    await expect(summary.getByText('To pay now')).toBeVisible();
    await expect(summary.getByText(/20\.00$/)).toBeVisible();
    await expect(summary.getByText(/60\.00 more to be paid at the hotel$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the booking' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Change Hotel Seefeld/ }));
    await expect(dialog.getByText(/60\.00 more to be paid at the hotel\.$/)).toBeVisible();
    await expect(dialog.getByText(/20\.00 is due now, including a fee of .*20\.00\.$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Change for .*20\.00 now$/ })).toBeVisible();
  },
};
export const CheaperAtTheHotel: Story = {
  name: 'Less is to be paid at the hotel',
  args: {
    snapshot: reviewIn(
      { offered: 'resting' },
      { offered: changeWithQuote({ ...stayQuote(400_00), penalty: chf(0), due: chf(0) }) },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const summary = within(await canvas.findByRole('complementary', { name: 'Summary' }));
    await expect(summary.getByText(/80\.00 less to be paid at the hotel$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the booking' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Change Hotel Seefeld/ }));
    await expect(dialog.getByText(/80\.00 less to be paid at the hotel\.$/)).toBeVisible();
    await expect(dialog.getByText('Nothing to pay now.')).toBeVisible();
    await expect(canvas.queryByText(/refunded/i)).toBeNull();
  },
};
export const AnotherPrice: Story = {
  name: 'The price at the hotel has risen',
  args: {
    snapshot: reviewIn(
      { differs: 'dearer' },
      { offered: changeWithQuote(stayQuote(540_00)), proposal: changeWithQuote(stayQuote(560_00)) },
    ),
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'The change now costs more' }));
    await expect(dialog.getByText(/20\.00 to pay now, .*60\.00 more to be paid at the hotel$/)).toBeVisible();
    await expect(dialog.getByText(/20\.00 to pay now, .*80\.00 more to be paid at the hotel$/)).toBeVisible();
  },
};
