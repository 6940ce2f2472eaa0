import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutScreen } from '#src/features/checkout/CheckoutScreen.tsx';
import { CAR_STEPS } from '#stories/support/booking-steps.ts';
import { carPart, PREPAID_CAR, PRICED_CAR } from '#stories/support/car/car-part.ts';
import { type ReadyCheckout, ready } from '#stories/support/checkout-args.ts';
import { stayPart } from '#stories/support/checkout-fixtures.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { PRICED_STAY } from '#stories/support/hotel/hotel-fixtures.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';
import { DANIEL } from '#stories/support/people.ts';

const withCar: ReadyCheckout = { ...ready, steps: CAR_STEPS, parts: [carPart(PRICED_CAR)] };

const meta = {
  component: CheckoutScreen,
  decorators: [inShell],
  args: withCar,
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Car: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(listedPrices(canvasElement).slice(-4)).toEqual([
      'CHF 166.50',
      'CHF 30.00',
      'CHF 13.50',
      'CHF 9.00',
    ]);
    await expect(canvas.getByText('Volkswagen Golf or similar')).toBeVisible();
    await expect(canvas.getByText('Paid at the counter')).toBeVisible();
    await expect(canvas.getByText(/^A deposit of CHF.300\.00 is held on the driver's card/)).toBeVisible();
    await expect(canvas.getByText('Return it with a full tank')).toBeVisible();
    await expect(canvas.getByText(/^Free until Sat 13 Mar, 08:00/)).toBeVisible();
  },
};
/** The membership is in another vendor's programme. */
export const WithoutMembership: Story = {
  args: { ownProfile: { traveler: DANIEL._id, href: '/users/1', mayChange: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your profile has no membership in Avis Preferred\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fill in your profile' })).toHaveAttribute(
      'href',
      '/users/1#car',
    );
  },
};
export const CarNarrowDark: Story = { globals: narrowDark };
export const PrepaidCar: Story = {
  args: { ...withCar, parts: [carPart(PREPAID_CAR)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Paid with the booking, but for CHF.30\.00 of the total/)).toBeVisible();
    await expect(canvas.getByText('Full tank prepaid: return it empty')).toBeVisible();
    await expect(canvas.getByText('Non-refundable')).toBeVisible();
  },
};
export const StayAndCar: Story = { args: { ...ready, parts: [stayPart(PRICED_STAY), carPart(PRICED_CAR)] } };
