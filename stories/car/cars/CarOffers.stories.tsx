import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { mergeCarResults } from '#domain/car-booking/car-list.ts';
import type { RepricingResult } from '#src/components/booking/RepricingDialog.tsx';
import {
  buildCarList,
  buildCarResults,
  buildOneWayList,
  CAR_CRITERIA,
} from '#stories/support/car/car-list.ts';
import { carRepricing } from '#stories/support/car/car-repricing.ts';
import { finishedCars, withCarFilter } from '#stories/support/car/car-results-args.ts';
import { LiveCarResults } from '#stories/support/car/LiveCarResults.tsx';
import { narrowDark, wide } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';

const meta = {
  component: LiveCarResults,
  decorators: [inShell],
  args: finishedCars,
  globals: wide,
} satisfies Meta<typeof LiveCarResults>;

export default meta;
type Story = StoryObj<typeof meta>;

const twoSources = mergeCarResults([
  buildCarResults(2),
  buildCarResults(2, {
    source: 'broker',
    cars: buildCarResults(2).cars.map((car) => ({
      ...car,
      price: { amount: 150_00, currency: 'CHF' },
      companyPrice: { amount: 150_00, currency: 'CHF' },
    })),
  }),
]);
export const SameCarOfTwoSources: Story = { args: { list: twoSources } };

const oneWay = {
  list: buildOneWayList(12),
  criteria: {
    ...CAR_CRITERIA,
    dropOffAtPickUp: false,
    dropOff: { kind: 'point' as const, label: 'Zürich Aussersihl', latitude: 47.38, longitude: 8.53 },
    driverAge: 22,
  },
};
export const OneWay: Story = {
  name: 'The car is returned elsewhere',
  args: oneWay,
  play: async ({ canvas, userEvent }) => {
    const [card] = canvas.getAllByRole('article');
    if (!card) throw new Error('Nothing is listed');
    await expect(within(card).getByText(/Zurich Aussersihl · in the city · 8\.6.km south/)).toBeVisible();
    await expect(within(card).getByText('CHF 30.00 of it at the counter')).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: /^Details of/ }));
    await expect(within(card).getByText('One-way fee of CHF 30.00')).toBeVisible();
    await expect(within(card).getByText('Paid with the booking')).toBeVisible();
    await expect(canvas.getByText('22 years old')).toBeVisible();
  },
};
export const OneWayNarrowDark: Story = { args: oneWay, globals: narrowDark };

const openDetails: Story['play'] = async ({ canvas, userEvent }) => {
  const [, second] = canvas.getAllByRole('article');
  if (!second) throw new Error('Nothing is listed');
  const card = within(second);
  await userEvent.click(card.getByRole('button', { name: /^Details of/ }));
  await expect(card.getByText('Taxes and mandatory charges')).toBeVisible();
  await expect(card.getByText(/is held on the driver's card until the car is returned/)).toBeVisible();
  await expect(card.getAllByText('06:00 – 24:00')).toHaveLength(2);
};
export const Details: Story = {
  name: 'Conditions, what is included, opening hours',
  play: openDetails,
};
export const DetailsNarrowDark: Story = { play: openDetails, globals: narrowDark };
export const DetailsOfACityStation: Story = {
  args: withCarFilter({ vendorCode: ['ZE'] }),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Details of/ });
    if (!first) throw new Error('Nothing is listed');
    await userEvent.click(first);
    await expect(canvas.getAllByText('Mon – Fri')).toHaveLength(2);
    await expect(canvas.getAllByText('closed')).toHaveLength(2);
  },
};

const outside = withCarFilter({ carCategory: ['P'] });
export const ExplainsTheVerdict: Story = {
  args: outside,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Approval needed, level 1' });
    if (!first) throw new Error('There is a car outside of the policy');
    await userEvent.click(first);
    await expect(await canvas.findByText('Highest price of a day')).toBeVisible();
    await expect(canvas.getByText('CHF 100.00')).toBeVisible();
    await expect(canvas.getByText('here CHF 128.00')).toBeVisible();
  },
};

const openAlternatives: Story['play'] = async ({ args, canvas, userEvent }) => {
  const [tesla] = canvas.getAllByRole('article');
  if (!tesla) throw new Error('There is a car');
  const card = within(tesla);
  await userEvent.click(card.getByRole('button', { name: /^Details of/ }));
  await userEvent.click(card.getByRole('button', { name: /^Sixt, Toyota Aygo/ }));
  await expect(args.onChoose).toHaveBeenCalledWith(expect.stringContaining('Toyota Aygo'));
};
export const OffersWhatIsInPolicy: Story = {
  args: { ...outside, onChoose: fn() },
  play: openAlternatives,
};

const aygo = buildCarList(60).cars.find(({ car }) => car.model === 'Toyota Aygo')?.id ?? '';

export const Repricing: Story = {
  args: { checking: aygo, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Go to checkout: Sixt, Toyota Aygo for CHF.117\.00$/ }),
    );
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
/** A car that was unavailable stays marked, and can be tried again. */
export const SoldOutBefore: Story = {
  args: { gone: new Set([aygo]), onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Not available when you chose it')).toHaveLength(1);
    await userEvent.click(
      canvas.getByRole('button', { name: /^Go to checkout: Sixt, Toyota Aygo for CHF.117\.00$/ }),
    );
    await expect(args.onChoose).toHaveBeenCalledWith(aygo);
  },
};
export const CarIntoTheTrip: Story = {
  args: { onAdd: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: /^Add to trip: Sixt, Toyota Aygo for CHF.117\.00$/ });
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith(aygo);
  },
};
export const NoPriceCameBack: Story = {
  args: { onRetryPrice: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryPrice).toHaveBeenCalled();
  },
};

const repriced = (repricing: RepricingResult): Story => ({
  args: { repricing, onAccept: fn(), onPickAnother: fn() },
});
const dearer = repriced({ type: 'dearer', priced: [carRepricing(208_32, false)] });
const changed = repriced({ type: 'verdictChanged', priced: [carRepricing(312_00, false)] });

export const Cheaper: Story = repriced({ type: 'cheaper', priced: [carRepricing(167_40, true)] });
export const DearerWithinTolerance: Story = repriced({
  type: 'dearerWithinTolerance',
  priced: [carRepricing(189_72, true)],
});
export const Dearer: Story = {
  ...dearer,
  play: async ({ args, canvas, userEvent }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept and continue' });
    const dialog = canvas.getByRole('dialog', { name: 'The price has risen' });
    await expect(listedPrices(dialog)).toEqual(['CHF 186.00', 'CHF 208.32', '+CHF 22.32']);
    await userEvent.click(accept);
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
  },
};
export const SoldOut: Story = {
  ...repriced({ type: 'soldOut' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pick another car' }));
    await expect(args.onPickAnother).toHaveBeenCalledTimes(1);
  },
};
export const Withdrawn: Story = repriced({ type: 'expired' });
export const VerdictChanged: Story = {
  ...changed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('here CHF 104.00')).toBeVisible();
  },
};
