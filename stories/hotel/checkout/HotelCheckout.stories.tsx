import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { RepricingResult } from '#src/components/booking/RepricingDialog.tsx';
import { CheckoutScreen } from '#src/features/checkout/CheckoutScreen.tsx';
import { type ReadyCheckout, ready } from '#stories/support/checkout-args.ts';
import { INFO, stayPart, TERMS } from '#stories/support/checkout-fixtures.ts';
import { narrow, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { PRICED_STAY, pricedAt } from '#stories/support/hotel/hotel-fixtures.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';
import { ANNA, DANIEL } from '#stories/support/people.ts';
import { ABOVE_THRESHOLD, NEEDS_APPROVAL } from '#stories/support/verdicts.ts';

const outOfPolicy: ReadyCheckout = {
  ...ready,
  parts: [stayPart({ ...pricedAt(62_400, true), verdict: NEEDS_APPROVAL })],
};

const meta = {
  component: CheckoutScreen,
  decorators: [inShell],
  args: ready,
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const stay = stayPart(PRICED_STAY);
const openPurpose = { ...stay, criteria: { ...stay.criteria, purpose: '' } } as typeof stay;

export const Loading: Story = { args: { state: 'loading' } };
export const TermsFailed: Story = {
  args: { state: 'termsFailed', message: 'Network Error', onRetry: fn() },
};
export const TermsRefused: Story = {
  args: {
    state: 'termsRefused',
    onPickAnother: fn(),
    message: 'One of the travellers you chose is no longer active. Please choose another one.',
  },
};

export const InPolicy: Story = {
  args: { ...ready, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Mastercard/ }));
    await userEvent.type(canvas.getByLabelText('Comment (optional)'), 'Late arrival');
    await userEvent.click(canvas.getByRole('button', { name: 'Book now' }));
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({
      ...INFO,
      creditCardId: 'c2',
      comment: 'Late arrival',
    });
  },
};
export const SumOfTheLines: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(listedPrices(canvasElement)).toEqual(['CHF 392.00', 'CHF 32.00', 'CHF 9.00']);
    await expect(canvas.getByText(/^CHF.433\.00$/)).toBeVisible();
    await expect(canvas.getByText(/^plus CHF.7\.00 on site$/)).toBeVisible();
    await expect(canvas.getByText('Guaranteed by the card')).toBeVisible();
  },
};
export const OnInvoice: Story = {
  args: { ...ready, terms: { ...TERMS, paymentType: 'invoice', creditCards: [], referenceFields: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Guaranteed by the company')).toBeVisible();
    await expect(canvas.queryByText('Guaranteed by the card')).toBeNull();
  },
};

const without: ReadyCheckout = {
  ...ready,
  terms: { ...TERMS, memberships: [] },
  ownProfile: { traveler: DANIEL._id, href: '/users/1', mayChange: false },
};
export const WithMembership: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ALL Accor Live Limitless/)).toBeNull();
  },
};
export const WithoutMembership: Story = {
  args: without,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your profile has no membership in ALL Accor Live Limitless.', { exact: false }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request a change to your profile' })).toHaveAttribute(
      'href',
      '/users/1#hotel',
    );
  },
};
export const WithoutMembershipNarrowDark: Story = { args: without, globals: narrowDark };
/** The hotel belongs to no programme. */
export const WithoutProgramme: Story = {
  args: {
    ...without,
    parts: [
      stayPart({
        ...PRICED_STAY,
        property: { ...PRICED_STAY.property, chain: { code: 'LX', name: 'Luxury Collection' } },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/has no membership in/)).toBeNull();
  },
};
export const ArrangedForAnother: Story = {
  args: { ...without, ownProfile: { traveler: ANNA._id, href: '/users/2', mayChange: false } },
  play: async ({ canvas }) => {
    const line = 'The profile of Daniel Frei has no membership in ALL Accor Live Limitless.';
    await expect(canvas.getByText(line)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /your profile$/ })).toBeNull();
  },
};
const forTwo = { ...stay, criteria: { ...stay.criteria, travelers: [DANIEL, ANNA] } } as typeof stay;
export const SeveralWithoutMembership: Story = {
  args: {
    ...without,
    terms: { ...TERMS, memberships: [], travelers: [DANIEL, ANNA] },
    parts: [forTwo],
    ownProfile: undefined,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'The profiles of Daniel Frei and Anna Keller have no membership in ALL Accor Live Limitless.',
      ),
    ).toBeVisible();
  },
};
export const InPolicyNarrowDark: Story = { globals: narrowDark };
export const InPolicyNarrowest: Story = { globals: narrowest };

/** Settings of the company that differ from the defaults. */
export const OwnLimits: Story = {
  args: {
    ...outOfPolicy,
    terms: { ...TERMS, limits: { tolerancePercent: 3.5, approvalHours: 48 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Without a decision within 48 hours at most/)).toBeVisible();
    await expect(canvas.getByText(/If it is more than 3.5 % higher, we ask you first/)).toBeVisible();
  },
};
export const NoTolerance: Story = {
  args: { ...ready, terms: { ...TERMS, limits: { tolerancePercent: 0, approvalHours: 24 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/If it is higher, we ask you first/)).toBeVisible();
  },
};

export const SummaryOnAPhone: Story = {
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the summary' }));
    await expect(canvas.getByText('Hotel Seefeld')).toBeVisible();
  },
};

export const OutOfPolicy: Story = {
  args: { ...outOfPolicy, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('To be approved by Anna Keller (level 1)')).toBeVisible();
    await expect(
      canvas.getByText(/^Without a decision within 24 hours at most, it is not booked/),
    ).toBeVisible();
    await expect(canvas.getByText(/If it is more than 3 % higher, we ask you first/)).toBeVisible();
    const send = canvas.getByRole('button', { name: 'Send to Anna Keller' });
    await userEvent.click(send);
    await expect(canvas.getByLabelText('Why this one')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Why this one'), 'other');
    await userEvent.click(send);
    await userEvent.type(canvas.getByLabelText('In your own words'), 'The conference hotel');
    await userEvent.click(send);
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledTimes(1);
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({
      ...INFO,
      reason: { code: 'other', text: 'The conference hotel' },
    });
  },
};
export const AboveThreshold: Story = {
  args: {
    ...ready,
    parts: [stayPart({ ...pricedAt(62_400, true), verdict: ABOVE_THRESHOLD })],
    onSubmit: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The price has to be approved')).toBeVisible();
    const send = canvas.getByRole('button', { name: 'Send to Anna Keller' });
    await userEvent.click(send);
    await expect(canvas.getByLabelText('Why this one')).toHaveFocus();
    await expect('onSubmit' in args && args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Why this one'), 'safety');
    await userEvent.click(send);
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({
      ...INFO,
      reason: { code: 'safety' },
    });
  },
};
export const OutOfPolicyNarrowDark: Story = { args: outOfPolicy, globals: narrowDark };
export const NoApprover: Story = {
  args: { ...outOfPolicy, terms: { ...TERMS, approvers: [] }, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No approver is left for level 1')).toBeVisible();
    const send = canvas.getByRole('button', { name: 'Send for approval' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription(/^This can't be sent: no one in your company/);
    await userEvent.selectOptions(canvas.getByLabelText('Why this one'), 'safety');
    await userEvent.click(send);
    await expect('onSubmit' in args && args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PurposeOfTheSearch: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trip purpose: Client visit')).toBeVisible();
    await expect(canvas.queryByLabelText('Trip purpose')).toBeNull();
  },
};
export const PurposeLeftOpen: Story = {
  args: {
    ...ready,
    info: { ...INFO, purpose: '' },
    parts: [openPurpose],
    onSubmit: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const purpose = canvas.getByLabelText('Trip purpose');
    await userEvent.click(canvas.getByRole('button', { name: 'Book now' }));
    await expect(purpose).toHaveFocus();
    await userEvent.selectOptions(purpose, 'conference');
    await expect(purpose).toHaveValue('conference');
    await userEvent.click(canvas.getByRole('button', { name: 'Book now' }));
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({
      ...INFO,
      purpose: 'conference',
    });
  },
};

/** Parts are priced together: the dialog shows each that has changed. */
export const SeveralParts: Story = {
  args: {
    ...ready,
    parts: [
      stayPart(PRICED_STAY),
      stayPart({ ...pricedAt(62_400, true), offer: 'another-stay', verdict: NEEDS_APPROVAL }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Hotel Seefeld')).toHaveLength(2);
    await expect(canvas.getByText('To be approved by Anna Keller (level 1)')).toBeVisible();
    await expect(canvas.getByText('CHF 1,057.00')).toBeVisible();
  },
};

const withCardsUntil = (...dates: string[]): ReadyCheckout => {
  const creditCards = TERMS.creditCards.map(({ card, owner }, index) => ({
    card: { ...card, expiryDate: dates[index] ?? card.expiryDate },
    owner,
  }));
  return { ...ready, terms: { ...TERMS, creditCards } };
};
export const CardThatExpires: Story = {
  args: { ...withCardsUntil('02/27'), onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const visa = canvas.getByRole('radio', { name: /Visa.*Expires before the end of the trip/ });
    await expect(visa).toBeDisabled();
    await expect(visa).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Book now' }));
    await expect(canvas.getAllByText('Required')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: /Mastercard/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Book now' }));
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({ ...INFO, creditCardId: 'c2' });
  },
};
export const OnlyCardsThatExpireNarrowDark: Story = {
  args: withCardsUntil('02/27', '02/27'),
  globals: narrowDark,
};
export const WithoutACard: Story = { args: { ...ready, terms: { ...TERMS, creditCards: [] } } };

export const Invalid: Story = {
  args: { ...ready, info: { purpose: '', referenceFieldValues: {} }, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book now' }));
    await expect(canvas.getAllByText('Required')).toHaveLength(3);
    await userEvent.type(canvas.getByLabelText('Cost centre'), '4711');
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
    await expect('onSubmit' in args && args.onSubmit).not.toHaveBeenCalled();
  },
};
export const InvalidNarrowDark: Story = { ...Invalid, globals: narrowDark };

export const Pricing: Story = { args: { ...ready, progress: 'pricing' } };
export const Submitting: Story = {
  args: { ...ready, progress: 'submitting', onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book now' }));
    await expect(canvas.getByText('Sending the order')).toBeVisible();
    await expect('onSubmit' in args && args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { ...ready, refusal: 'The card was declined. Please choose another one.' },
};

const asking = (repriced: RepricingResult, ...prices: string[]): Story => ({
  args: { ...ready, repriced, onAccept: fn(), onPickAnother: fn(), onLeave: fn() },
  play: async ({ canvas }) => {
    await expect(listedPrices(await canvas.findByRole('dialog'))).toEqual(prices);
  },
});
const raised = asking(
  { type: 'dearer', priced: [pricedAt(46_800, false)] },
  'CHF 424.00',
  'CHF 468.00',
  '+CHF 44.00',
);

export const PriceRaised: Story = {
  ...raised,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept and continue' }));
    await expect('onAccept' in args && args.onAccept).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the booking' }));
    await expect('onLeave' in args && args.onLeave).toHaveBeenCalledTimes(1);
  },
};
export const ApprovalChanged: Story = asking(
  { type: 'verdictChanged', priced: [{ ...pricedAt(62_400, false), verdict: NEEDS_APPROVAL }] },
  'CHF 424.00',
  'CHF 624.00',
  '+CHF 200.00',
);
export const OptionsGone: Story = {
  ...asking({ type: 'extrasGone', priced: [pricedAt(38_900, true)] }),
  play: async ({ canvas }) => expect(await canvas.findByText('Seat 12C, Anna Keller')).toBeVisible(),
};
export const SoldOut: Story = asking({ type: 'soldOut' });
export const Expired: Story = asking({ type: 'expired' });
