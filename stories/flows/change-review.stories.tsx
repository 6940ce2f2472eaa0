import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  changeWithQuote,
  FOR_APPROVAL,
  IN_POUNDS,
  WITH_REFUND,
  WITHOUT_APPROVAL,
} from '#stories/support/changes-with-quote.ts';
import { stayPart } from '#stories/support/checkout-fixtures.ts';
import { PRICED_STAY } from '#stories/support/hotel/hotel-fixtures.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { chf } from '#stories/support/trip-fixtures.ts';
import { ChangeReviewFlow } from './ChangeReviewFlow.tsx';
import { reviewIn } from './change-review-states.ts';

const meta = {
  title: 'trips/change/States of the review',
  tags: ['flow'],
  component: ChangeReviewFlow,
  decorators: [inShell],
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof ChangeReviewFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAnotherCurrency: Story = {
  name: "In another currency than the company's",
  args: { snapshot: reviewIn({ offered: 'resting' }, { offered: changeWithQuote(IN_POUNDS) }) },
  play: async ({ canvas, userEvent }) => {
    const summary = within(await canvas.findByRole('complementary', { name: 'Summary' }));
    await expect(summary.getByText(/^CHF\s53\.60$/)).toBeVisible();
    await expect(summary.getByText(/GBP\s48\.00/)).toBeVisible();
    await expect(canvas.getByText(/^CHF\s502\.54 \(GBP\s450\.00 at the supplier\)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the booking' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Change Hotel Seefeld/ }));
    await expect(
      dialog.getByText(/^CHF\s53\.60 is due in total, including a fee of CHF\s11\.17\.$/),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Change for CHF\s53\.60$/ })).toBeVisible();
  },
};
type Play = NonNullable<Story['play']>;

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Quoting: Story = {
  args: { snapshot: reviewIn('quoting', { offered: null }) },
  play: says('Checking what the change costs'),
};
export const NotReached: Story = {
  name: 'No answer',
  args: { snapshot: reviewIn({ noQuote: 'unreachable' }, { offered: null }) },
  play: says('No answer came. Nothing was changed.'),
};
export const QuoteRefused: Story = {
  name: 'Quote was refused',
  args: {
    snapshot: reviewIn({ noQuote: 'refused' }, { offered: null, refusal: 'traveler_inactive' }),
  },
  play: says(/no longer active/),
};
export const CardExpires: Story = {
  name: 'Card expires before the changed end',
  args: {
    snapshot: reviewIn({ noQuote: 'refused' }, { offered: null, refusal: 'card_expired' }),
  },
  play: says(/expires before the end of the trip.*choose something that ends earlier/),
};
export const Resting: Story = {
  name: 'Ready to change',
  args: { snapshot: reviewIn({ offered: 'resting' }) },
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('complementary', { name: 'Summary' });
    await expect(within(summary).getByText(/620\.00$/)).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change the booking' })).toBeVisible();
    await expect(canvas.getByText(/You are changing: Hotel Seefeld/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep the booking as it is' })).toBeVisible();
  },
};
export const Refund: Story = {
  name: 'Something is refunded',
  args: { snapshot: reviewIn({ offered: 'resting' }, { offered: changeWithQuote(WITH_REFUND) }) },
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('complementary', { name: 'Summary' });
    await expect(within(summary).getByText('Refunded')).toBeVisible();
    await expect(within(summary).getByText(/180\.00$/)).toBeVisible();
  },
};
export const ToBeApproved: Story = {
  name: 'To be approved',
  args: { snapshot: reviewIn({ offered: 'resting' }, { offered: changeWithQuote(FOR_APPROVAL) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to Daniel Frei' }));
    await expect(canvas.getByLabelText('Why this one')).toHaveAttribute('aria-invalid', 'true');
    const summary = canvas.getByRole('complementary', { name: 'Summary' });
    await expect(within(summary).getByText('To be approved by Daniel Frei (level 1)')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Why this one'), 'It is safer');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Daniel Frei' }));
    const dialog = await canvas.findByRole('dialog', { name: /^Change Hotel Seefeld/ });
    await expect(within(dialog).getByText(/620\.00 is due in total, including a fee of/)).toBeVisible();
    await expect(within(dialog).getByText(/Lost with the change: .*Breakfast/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Send to Daniel Frei' })).toBeVisible();
  },
};
export const ApprovalWaived: Story = {
  name: 'Costs so little that no approval is needed',
  args: { snapshot: reviewIn({ offered: 'resting' }, { offered: changeWithQuote(WITHOUT_APPROVAL) }) },
  play: async ({ canvas, userEvent }) => {
    const summary = within(await canvas.findByRole('complementary', { name: 'Summary' }));
    await expect(summary.getByText(/^No approval needed: .* no more than CHF\s700\.00 in all/)).toBeVisible();
    await expect(summary.getByText('Over limit')).toBeVisible();
    await expect(summary.queryByText('In policy')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull();
    // A reason is still required.
    await userEvent.click(canvas.getByRole('button', { name: 'Change the booking' }));
    await expect(canvas.getByLabelText('Why this one')).toHaveAttribute('aria-invalid', 'true');
  },
};
export const NoApprover: Story = {
  name: 'No approver is left',
  args: {
    snapshot: reviewIn(
      { offered: 'resting' },
      { offered: changeWithQuote({ ...FOR_APPROVAL, approvers: [] }) },
    ),
  },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send for approval' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(/This can't be sent/)).toBeVisible();
  },
};
export const Refused: Story = {
  name: 'Change was refused',
  args: { snapshot: reviewIn({ offered: 'refused' }, { refusal: 'traveler_inactive' }) },
  play: says(/no longer active/),
};
export const Unreachable: Story = {
  name: 'No connection',
  args: { snapshot: reviewIn({ offered: 'unreachable' }) },
  play: says(/Nothing was changed. Please try again/),
};
export const Renewing: Story = {
  name: 'Quote has expired and is requested again',
  args: { snapshot: reviewIn('renewing') },
  play: says('Checking again what the change costs'),
};

const differs = (
  value: 'dearer' | 'cheaper' | 'otherTerms',
  title: string,
  proposal = changeWithQuote(),
): Story => ({
  args: { snapshot: reviewIn({ differs: value }, { proposal }) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: title });
    await expect(within(dialog).getByText(/620\.00 to pay/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Accept and continue' })).toBeVisible();
  },
});

export const Dearer: Story = differs(
  'dearer',
  'The change now costs more',
  changeWithQuote({ after: chf(110_000), difference: chf(62_000), due: chf(64_000) }),
);
export const Cheaper: Story = differs(
  'cheaper',
  'The change now costs less',
  changeWithQuote({ after: chf(106_000), difference: chf(58_000), due: chf(60_000) }),
);
export const OtherTerms: Story = {
  args: { snapshot: reviewIn({ differs: 'otherTerms' }, { proposal: changeWithQuote(FOR_APPROVAL) }) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'The terms of the change are different now' });
    await expect(within(dialog).getByText('Total now')).toBeVisible();
  },
};
export const ExtrasGone: Story = {
  name: 'Some options are gone',
  args: { snapshot: reviewIn('extrasGone', { proposedPart: stayPart(PRICED_STAY) }) },
  play: says('Some options are gone'),
};
export const SoldOut: Story = {
  args: { snapshot: reviewIn('soldOut') },
  play: says('Sold out in the meantime'),
};
export const NotOffered: Story = {
  args: { snapshot: reviewIn('notOffered') },
  play: says('No longer offered'),
};
export const NotChangeable: Story = {
  args: { snapshot: reviewIn('notChangeable') },
  play: says(/You can cancel the booking on the trip page/),
};
export const Withheld: Story = {
  name: 'Not allowed any more',
  args: { snapshot: reviewIn('withheld', { refusal: 'action_withheld' }) },
  play: says("You can't change this booking now"),
};
export const Busy: Story = {
  name: 'Trip is busy',
  args: { snapshot: reviewIn('busy') },
  play: says('Something is still happening to this trip'),
};
export const Keeping: Story = {
  args: { snapshot: reviewIn('saving') },
  play: says('Sending the change'),
};
export const Sending: Story = {
  args: { snapshot: reviewIn('sending') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sending the change')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Keep the booking as it is' })).toBeNull();
  },
};
export const Requested: Story = {
  args: { snapshot: reviewIn('requested') },
  play: says('The change was sent for approval'),
};
export const Placed: Story = {
  args: { snapshot: reviewIn('placed') },
  play: says('The change was ordered'),
};
/** Left at once for the booking, which says why. */
export const Lost: Story = {
  name: 'Change of an unreadable draft was refused',
  args: { snapshot: reviewIn('lost', { offered: null, part: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};
