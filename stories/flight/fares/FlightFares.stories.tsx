import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { RepricingResult } from '#src/components/booking/RepricingDialog.tsx';
import { FlightFaresScreen } from '#src/features/flight-booking/fares/FlightFaresScreen.tsx';
import { flightTwice } from '#stories/support/clashes.ts';
import { FAILURE } from '#stories/support/failure.ts';
import { DEARER_IN_POLICY, NONE_IN_POLICY } from '#stories/support/flight/fare-fixtures.ts';
import { fareRepricing, readyFares } from '#stories/support/flight/flight-fares-args.ts';
import { narrowDark, narrowest, wide } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';

const meta = {
  component: FlightFaresScreen,
  decorators: [inShell],
  args: readyFares,
  globals: wide,
} satisfies Meta<typeof FlightFaresScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', failure: FAILURE } };
export const NotOfferedAnyMore: Story = { args: { state: 'gone' } };
export const Expired: Story = {
  args: { state: 'expired', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load the fares again' }));
    await expect('onRetry' in args && args.onRetry).toHaveBeenCalled();
  },
};

export const Fares: Story = {
  args: { ...readyFares, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Cheapest, and in policy')).toBeVisible();
    await expect(canvas.getByText('3 seats left')).toBeVisible();
    await expect(canvas.getByText('Mixed cabins')).toBeVisible();
    await expect(canvas.getByText('ZRH–FRA: Economy')).toBeVisible();
    await expect(canvas.getByText(/^\+CHF.134\.00, per traveller$/)).toBeVisible();
    const choose = canvas.getByRole('button', { name: /^Choose Economy Classic for CHF.914\.00$/ });
    choose.focus();
    await userEvent.keyboard('{Enter}');
    await expect('onChoose' in args && args.onChoose).toHaveBeenCalledWith('LH-classic');
  },
};
export const FaresNarrowDark: Story = { globals: narrowDark };
export const FaresNarrowest: Story = { globals: narrowest };

export const CheapestNeedsApproval: Story = {
  args: { ...readyFares, flight: DEARER_IN_POLICY },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Cheapest')).toBeVisible();
    await expect(canvas.getByText('Cheapest in policy')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What would be in policy' }));
    await expect(canvas.getByText(/^Economy Classic on these flights, \+CHF.134\.00$/)).toBeVisible();
  },
};

/** The rules that another flight would have to comply with. */
export const NoFareInPolicy: Story = {
  args: { ...readyFares, flight: NONE_IN_POLICY },
  play: async ({ canvas, userEvent }) => {
    const [, business] = canvas.getAllByRole('button', { name: 'What would be in policy' });
    if (!business) throw new Error('There is a second fare');
    await userEvent.click(business);
    await expect(canvas.getByText('Another flight that keeps these rules:')).toBeVisible();
    await expect(canvas.getByText('Highest service class')).toBeVisible();
    await expect(canvas.getByText(/^CHF.1,000\.00$/)).toBeVisible();
  },
};

export const OneIsChosen: Story = {
  args: { ...readyFares, selectedFareIndex: 1, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your choice')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Economy Classic' }));
    await expect('onChoose' in args && args.onChoose).toHaveBeenCalledWith('LH-classic');
  },
};

export const Repricing: Story = {
  args: { ...readyFares, busyOffer: 'LH-light', onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Checking the price of Economy Light')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Choose Economy Light/ }));
    await expect('onChoose' in args && args.onChoose).not.toHaveBeenCalled();
  },
};

export const ChosenFareIsGone: Story = {
  args: { ...readyFares, selectedFareIndex: 0, goneOffers: new Set(['LH-light']) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Continue with Economy Light/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Choose Economy Light/ })).toBeVisible();
  },
};
/** A fare that was unavailable stays marked, and can be tried again. */
export const SoldOutBefore: Story = {
  args: { ...readyFares, goneOffers: new Set(['LH-light']), onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Not available when you chose it')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Choose Economy Light/ }));
    await expect('onChoose' in args && args.onChoose).toHaveBeenCalledWith('LH-light');
  },
};

export const NoPriceCameBack: Story = {
  args: { ...readyFares, onRetryPrice: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect('onRetryPrice' in args && args.onRetryPrice).toHaveBeenCalled();
  },
};

export const Clash: Story = {
  name: 'Said before a fare is chosen: the same flight twice',
  args: { ...readyFares, clashes: flightTwice },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Two flights at the same time: London – Zurich, 14 – 16 Mar 2027, and London – Zurich, 14 – 16 Mar 2027.',
      ),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Choose / })[0]).toBeEnabled();
  },
};

const repriced = (repricing: RepricingResult): Story => ({
  args: { ...readyFares, repricing, onAccept: fn(), onPickAnother: fn() },
});
const dearer = repriced({ type: 'dearer', priced: [fareRepricing(1_720_00, false)] });
const changed = repriced({ type: 'verdictChanged', priced: [fareRepricing(2_080_00, false)] });

export const Cheaper: Story = repriced({ type: 'cheaper', priced: [fareRepricing(1_480_00, true)] });
export const DearerWithinTolerance: Story = repriced({
  type: 'dearerWithinTolerance',
  priced: [fareRepricing(1_590_00, true)],
});
export const Dearer: Story = {
  ...dearer,
  play: async ({ args, canvas, userEvent }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept and continue' });
    const dialog = canvas.getByRole('dialog', { name: 'The price has risen' });
    await expect(listedPrices(dialog)).toEqual(['CHF 1,560.00', 'CHF 1,720.00', '+CHF 160.00']);
    await userEvent.click(accept);
    await expect('onAccept' in args && args.onAccept).toHaveBeenCalledTimes(1);
  },
};
export const SoldOut: Story = {
  ...repriced({ type: 'soldOut' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pick another fare' }));
    await expect('onPickAnother' in args && args.onPickAnother).toHaveBeenCalledTimes(1);
  },
};
export const Withdrawn: Story = repriced({ type: 'expired' });
export const VerdictChanged: Story = {
  ...changed,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(within(dialog).getByText(/^here CHF.1,040\.00$/)).toBeVisible();
  },
};
