import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NOTHING_BOUGHT, ORDERED, WAITING } from '#stories/support/checkout-fixtures.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { CheckoutFlow } from './CheckoutFlow.tsx';
import { checkoutIn, proposePrice, TRIP } from './checkout-states.ts';
import { PROPOSALS } from './hotel-booking-states.ts';

const meta = {
  title: 'hotel/checkout/States',
  tags: ['flow'],
  component: CheckoutFlow,
  decorators: [inShell],
  args: { trip: ORDERED },
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof CheckoutFlow>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

const asks =
  (name: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name })).toBeVisible();
  };

export const Loading: Story = {
  args: { snapshot: checkoutIn('loading', { terms: null, info: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};
export const TermsFailed: Story = {
  name: 'Checkout could not be opened',
  args: { snapshot: checkoutIn('termsFailed', { terms: null }) },
  play: says('The checkout could not be opened'),
};
export const TermsRefused: Story = {
  name: 'Traveller is not active',
  args: { snapshot: checkoutIn('termsRefused', { terms: null, refusal: 'traveler_inactive' }) },
  play: says(/no longer active/),
};
export const Resting: Story = {
  name: 'Ready to book',
  args: { snapshot: checkoutIn({ editing: 'resting' }) },
  play: says('Book now'),
};
export const Refused: Story = {
  name: 'Order was refused',
  args: { snapshot: checkoutIn({ editing: 'refused' }, { refusal: 'traveler_inactive' }) },
  play: says(/no longer active/),
};
export const OrderedByColleague: Story = {
  name: 'A colleague has ordered it',
  args: {
    snapshot: checkoutIn(
      { editing: 'refused' },
      {
        refusal: 'order_pending',
        pendingOrder: { by: { userId: 'lena', firstName: 'Lena', lastName: 'Huber' }, tripId: 'other-trip' },
      },
    ),
  },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('alert'));
    await expect(
      notice.getByText(/^Lena Huber has already ordered this for the same traveller/),
    ).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Open the trip' })).toHaveAttribute(
      'href',
      '/trips/other-trip',
    );
  },
};
export const OrderedByUnnamed: Story = {
  name: 'It is ordered, by whom is not said',
  args: {
    snapshot: checkoutIn({ editing: 'refused' }, { refusal: 'order_pending', pendingOrder: {} }),
  },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('alert'));
    await expect(notice.getByText(/^This is already ordered for the same traveller/)).toBeVisible();
    await expect(notice.queryByRole('link')).toBeNull();
  },
};
export const Unreachable: Story = {
  name: 'No connection',
  args: { snapshot: checkoutIn({ editing: 'unreachable' }) },
  play: says(/Nothing was booked. Please try again/),
};
export const Pricing: Story = {
  args: { snapshot: checkoutIn('pricing') },
  play: says('Checking the price again'),
};
const changed = (state: keyof typeof PROPOSALS, title: string, prices: readonly string[]): Story => ({
  args: { snapshot: checkoutIn({ changed: state }, proposePrice(PROPOSALS[state])) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: title });
    await expect(listedPrices(dialog)).toEqual(prices);
  },
});

export const Cheaper: Story = {
  ...changed('cheaper', 'The price has fallen', ['CHF 424.00', 'CHF 390.00', '-CHF 34.00']),
  name: 'Price has fallen',
};
export const DearerWithinTolerance: Story = {
  ...changed('dearerWithinTolerance', 'The price has risen slightly', [
    'CHF 424.00',
    'CHF 432.00',
    '+CHF 8.00',
  ]),
  name: 'Price has risen within the tolerance',
};
export const Dearer: Story = {
  ...changed('dearer', 'The price has risen', ['CHF 424.00', 'CHF 475.00', '+CHF 51.00']),
  name: 'Price has risen',
};
/** The price is as it was: only who has to approve is new. */
export const VerdictChanged: Story = {
  args: { snapshot: checkoutIn({ changed: 'verdictChanged' }, proposePrice(PROPOSALS.verdictChanged)) },
  play: asks('The policy decision has changed'),
  name: 'Policy says something else',
};
export const OptionsGone: Story = {
  name: 'Some options are gone',
  args: { snapshot: checkoutIn({ changed: 'extrasGone' }, proposePrice(PROPOSALS.cheaper)) },
  play: asks('Some options are gone'),
};
export const SoldOut: Story = {
  name: 'Room is sold out',
  args: { snapshot: checkoutIn('soldOut') },
  play: asks('Sold out in the meantime'),
};
export const SoldOutAfterAReload: Story = {
  args: { snapshot: checkoutIn('soldOut', { terms: null }) },
  play: says('Back to the choice'),
};
export const Expired: Story = {
  name: 'Room is not offered any more',
  args: { snapshot: checkoutIn('expired') },
  play: asks('No longer offered'),
};
export const Keeping: Story = {
  args: { snapshot: checkoutIn('saving') },
  play: says('Sending the order'),
};
export const Submitting: Story = {
  args: { snapshot: checkoutIn('submitting') },
  play: says('Sending the order'),
};
export const Confirming: Story = {
  args: { snapshot: checkoutIn({ placed: 'confirming' }, { trip: TRIP }) },
  play: says(/The booking is being made/),
};
export const OutcomeUnknown: Story = {
  name: 'Supplier has not answered',
  args: { snapshot: checkoutIn({ placed: 'outcomeUnknown' }, { trip: TRIP }) },
  play: says(/The supplier has not answered/),
};
export const Confirmed: Story = {
  args: { snapshot: checkoutIn('confirmed', { trip: TRIP }) },
  play: says('Your trip is booked'),
};
export const WaitingForApproval: Story = {
  args: { snapshot: checkoutIn('waitingForApproval', { trip: TRIP }), trip: WAITING },
  play: says('Your trip is waiting for approval'),
};
export const Failed: Story = {
  name: 'Nothing was bought',
  args: { snapshot: checkoutIn('failed', { trip: TRIP }), trip: NOTHING_BOUGHT },
  play: says('Nothing was bought'),
};
/** Left at once for the booking, which says why. */
export const Lost: Story = {
  name: 'Order of an unreadable draft was refused',
  args: { snapshot: checkoutIn('lost', { terms: null, info: null, parts: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};
