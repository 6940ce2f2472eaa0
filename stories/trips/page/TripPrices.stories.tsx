import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { CheckoutState } from '#machines/checkout/checkout-selectors.ts';
import { repricedParts } from '#src/features/checkout/repriced-parts.ts';
import {
  TripCheckoutScreen,
  type TripCheckoutScreenProps,
} from '#src/features/checkout/TripCheckoutScreen.tsx';
import { carPart, carQuoteAt } from '#stories/support/car/car-part.ts';
import { stayPart, TERMS } from '#stories/support/checkout-fixtures.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { pricedAt } from '#stories/support/hotel/hotel-fixtures.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';
import { buildParts, buildReadyTrip, CAR, FLIGHT, STAY } from '#stories/support/trip-checkout-args.ts';
import { NEEDS_APPROVAL } from '#stories/support/verdicts.ts';

const PARTS = [FLIGHT, STAY, CAR];

/** The parts as they were priced once more. */
function buildPricedTrip(state: CheckoutState, ...proposal: CheckoutPart[]): TripCheckoutScreenProps {
  const repriced = repricedParts(state, PARTS, proposal, TERMS);
  return buildReadyTrip(PARTS, { repriced, onAccept: fn(), onPickAnother: fn(), onLeave: fn() });
}

const dearer = buildPricedTrip(
  'dearer',
  FLIGHT,
  stayPart(pricedAt(468_00, false)),
  carPart(carQuoteAt(198_00, true)),
);

const meta = {
  component: TripCheckoutScreen,
  decorators: [inShell],
  args: dearer,
} satisfies Meta<typeof TripCheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The room has become dearer, the car cheaper; the flight is not spoken of. */
export const Dearer: Story = {
  play: async ({ args: { content }, canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'The price has risen' });
    const names = within(dialog).getAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Hotel Seefeld',
      'Avis, Volkswagen Golf',
      'The whole trip',
    ]);
    await expect(listedPrices(dialog)).toEqual([
      ...['CHF 424.00', 'CHF 468.00', '+CHF 44.00'],
      ...['CHF 210.00', 'CHF 198.00', '-CHF 12.00'],
      ...['CHF 2,379.80', 'CHF 2,411.80', '+CHF 32.00'],
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept and continue' }));
    await expect('onAccept' in content && content.onAccept).toHaveBeenCalledTimes(1);
  },
};
export const DearerNarrowDark: Story = { globals: narrowDark };

export const VerdictChanged: Story = {
  args: buildPricedTrip(
    'verdictChanged',
    FLIGHT,
    stayPart({ ...pricedAt(624_00, false), verdict: NEEDS_APPROVAL }),
    CAR,
  ),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'The policy decision has changed' });
    await expect(within(dialog).getByText('Approval needed, level 1')).toBeVisible();
    await expect(within(dialog).queryByText('In policy')).toBeNull();
  },
};

/** The dialog was left for the parts. */
const putOff: TripCheckoutScreenProps = {
  parts: buildParts(PARTS),
  terms: TERMS,
  content: { state: 'pricesPutOff', onShowPrices: fn() },
};
export const PutOff: Story = {
  args: putOff,
  play: async ({ args: { content }, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Hotel Seefeld' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Book now' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the new prices' }));
    await expect('onShowPrices' in content && content.onShowPrices).toHaveBeenCalledTimes(1);
  },
};
