import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { indexFlights } from '#domain/flight-booking/flight-index.ts';
import { DEFAULT_FLIGHT_LIST_SETTINGS } from '#domain/flight-booking/flight-list-settings.ts';
import { showFlights } from '#domain/flight-booking/flight-rows.ts';
import { alternativesAmong, rowsInPolicy } from '#domain/flight-booking/rows-in-policy.ts';
import { FlightCard } from '#src/features/flight-booking/flights/FlightCard.tsx';
import {
  buildFlightLine,
  buildFlightList,
  FLIGHT_NAMES,
  FLIGHT_RULES,
} from '#stories/support/flight/flight-list.ts';
import { BACK, OUT } from '#stories/support/flight/new-york-flights.ts';
import { dark, inResultList, narrow } from '#stories/support/frames.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';

const { filter, sort } = DEFAULT_FLIGHT_LIST_SETTINGS;
const LIST = buildFlightList(
  buildFlightLine([
    { legs: [OUT.direct, BACK.direct], price: 980, families: [0, 1], seatsLeft: 3 },
    { legs: [OUT.direct, BACK.london], price: 760, families: [0], co2Kg: 705 },
    { legs: [OUT.codeshare, BACK.direct], price: 820, families: [0, 1] },
    { legs: [OUT.twoStops, BACK.otherAirport], price: 2_050, families: [2] },
  ]),
);
const INDEX = indexFlights(LIST, new Map());
const JOURNEYS = { ...filter, selectBy: 'journey' as const };
const IN_POLICY = rowsInPolicy(INDEX, filter);

function findRow(numbers: string, of = filter) {
  const row = showFlights(INDEX, of, sort).find(({ id }) => id.startsWith(numbers));
  if (!row) throw new Error(`There is no ${numbers}`);
  return row;
}

const meta = {
  component: FlightCard,
  decorators: [inResultList],
  args: {
    ...findRow('LX14'),
    travelers: 1,
    names: FLIGHT_NAMES,
    rules: FLIGHT_RULES,
    usual: { co2Kg: 700, journeys: 12 },
    expired: false,
    gone: false,
    isActive: false,
    earlier: null,
    inPolicy: null,
    findAlternatives: (id) => alternativesAmong(IN_POLICY, id),
    onChoose: fn(),
  },
} satisfies Meta<typeof FlightCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstLeg: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('705 kg CO₂ in all, 1% more')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of LX 14' }));
    await expect(canvas.getByText(/the median of 12 journeys in this cabin/)).toBeVisible();
    await expect(canvas.getByText(/estimate by the UK Government’s factors of 2025/)).toBeVisible();
    const choose = canvas.getByRole('button', { name: /^Choose LX 14 for CHF.760\.00$/ });
    choose.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(args.id);
    await lookNarrowAndDark();
  },
};

export const OperatedByAnother: Story = {
  args: findRow('LX3014'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/operated by United Airlines/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of LX 3014' }));
    const details = within(canvas.getByRole('region', { name: 'ZRH to EWR' }));
    await expect(details.getByText('9 h 25 min, Boeing 767-400, operated by United Airlines')).toBeVisible();
    await expect(details.getByText('Thu 1 Apr, 10:20 Zurich Airport')).toBeVisible();
    await lookNarrowAndDark();
  },
};

export const LaterLeg: Story = {
  args: { ...findRow('LX15', { ...filter, chosenLegs: [findRow('LX14').id] }), usual: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\+CHF.220\.00$/)).toBeVisible();
    await expect(canvas.getByText(/CHF.980\.00 in all/)).toBeVisible();
    await expect(canvas.getByText('3 seats left')).toBeVisible();
    await lookNarrowAndDark();
  },
};

/** The cheapest combination has a return that needs an approval; another return does not. */
const dear = {
  ...findRow('LX14', { ...filter, fareAspects: ['BagIncluded'] }),
  inPolicy: findRow('LX14').fare,
};
export const NeedsApproval: Story = {
  args: dear,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^With other conditions in policy, from CHF.760\.00$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approval needed, level 1' }));
    await waitFor(() => expect(canvas.getByText('Highest price of a flight')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Details of LX 14' }));
    await userEvent.click(canvas.getByRole('button', { name: /^LX 14.*Economy Light/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(findRow('LX14').id);
    await lookNarrowAndDark();
  },
};
export const NeedsApprovalNarrow: Story = { args: dear, globals: narrow };

export const TwoLevelsInBusiness: Story = {
  args: { ...findRow('LH1191', JOURNEYS), findAlternatives: () => [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Business Saver · 2 × 8 kg in the cabin/)).toBeVisible();
    await expect(
      canvas.getAllByText(/^2 stops: FRA 5 h 25 min, Long stopover · YUL 1 h 50 min$/),
    ).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Details of LH 1191/ }));
    await expect(canvas.getByText('Nothing that was found is in policy.')).toBeVisible();
    await lookNarrowAndDark();
  },
};

const mixed = { ...findRow('LX14').fare, serviceClasses: ['Y', 'C', 'Y'] as const };
/** Everybody pays, so the price is that of all of them. */
export const ForTwo: Story = {
  args: { travelers: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CHF 1,520.00')).toBeVisible();
    await expect(canvas.getByText('2 × CHF 760.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Choose LX 14 for CHF.1,520\.00$/ })).toBeVisible();
  },
};

/** The company pays in its currency; what the supplier asks for is in the details. */
export const InAnotherCurrency: Story = {
  args: { fare: { ...findRow('LX14').fare, price: { amount: 81_500, currency: 'EUR' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/EUR/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of LX 14' }));
    await expect(canvas.getByText(/^EUR.815\.00 at the supplier$/)).toBeVisible();
  },
};

export const MixedCabins: Story = {
  args: { fare: mixed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Mixed cabins: Economy, Business · /)).toBeVisible();
  },
};

export const WithoutExchangeRate: Story = {
  args: { fare: { ...findRow('LX14').fare, price: { amount: 81_500, currency: 'EUR' }, total: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^EUR.815\.00$/)).toBeVisible();
  },
};

export const SoldOutBefore: Story = {
  args: { gone: true, isActive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available when you chose it')).toBeVisible();
    await lookNarrowAndDark();
  },
};

export const Expired: Story = {
  args: { expired: true },
  globals: dark,
  play: async ({ args, canvas, userEvent }) => {
    const choose = canvas.getByRole('button', { name: /^Choose LX 14/ });
    await expect(choose).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(choose);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
