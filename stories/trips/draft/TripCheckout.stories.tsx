import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  TripCheckoutScreen,
  type TripCheckoutScreenProps,
} from '#src/features/checkout/TripCheckoutScreen.tsx';
import { INFO } from '#stories/support/checkout-fixtures.ts';
import { withOtherTrips } from '#stories/support/clashes.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';
import {
  ALL_PARTS,
  buildParts,
  buildReadyTrip,
  CAR,
  FLIGHT,
  STAY,
  STAY_ABROAD,
  toPartsWithFault,
} from '#stories/support/trip-checkout-args.ts';

const three = buildReadyTrip([FLIGHT, STAY, CAR]);

const meta = {
  component: TripCheckoutScreen,
  decorators: [inShell],
  args: three,
} satisfies Meta<typeof TripCheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePart: Story = {
  args: buildReadyTrip([STAY]),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Parts of the trip' }).children).toHaveLength(1);
    await expect(canvas.queryByText(/^For /)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Book now' }));
    const { content } = args;
    await expect('onSubmit' in content && content.onSubmit).toHaveBeenCalledWith(INFO);
  },
};

/** Of two passengers, one has a room and picks up the car. */
export const ThreeParts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const flight = within(canvas.getByRole('article', { name: 'Zurich – New York' }));
    await expect(flight.getByText('For Daniel Frei, Anna Keller')).toBeVisible();
    const room = within(canvas.getByRole('article', { name: 'Hotel Seefeld' }));
    await expect(room.getByText('For Daniel Frei')).toBeVisible();
    await expect(canvas.getByText('All parts of the trip are in policy.')).toBeVisible();
    await userEvent.click(room.getByRole('button', { name: 'Change Hotel Seefeld' }));
    await expect(args.parts.onChange).toHaveBeenCalledWith(args.parts.parts[1]);
    await userEvent.click(room.getByRole('button', { name: 'Remove Hotel Seefeld' }));
    await expect(args.parts.onRemove).toHaveBeenCalledWith(STAY.priced.offer);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a hotel' }));
    await expect(args.parts.next[1]?.onBegin).toHaveBeenCalledTimes(1);
  },
};
export const ThreePartsNarrowDark: Story = { globals: narrowDark };
export const ThreePartsNarrowest: Story = { globals: narrowest };

/** Two hotels and two cars, one priced in pounds; one needs an approval, so the trip does. */
export const FiveParts: Story = {
  args: buildReadyTrip(ALL_PARTS),
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('complementary', { name: 'Summary' });
    await expect(listedPrices(summary)).toEqual([
      'CHF 1,736.80',
      'CHF 424.00',
      'CHF 210.00',
      'CHF 624.00GBP 548.80',
      'CHF 210.00',
      'CHF 9.00',
    ]);
    await expect(within(summary).getByText('CHF 3,213.80')).toBeVisible();
    await expect(within(summary).getByText(/^Because of The Wapping Arms/)).toBeVisible();
    await expect(within(summary).getByText('To be approved by Anna Keller (level 1)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send to Anna Keller' })).toBeVisible();
    await expect(canvas.getByLabelText('Why this one')).toBeVisible();
  },
};
export const Clashing: Story = {
  args: buildReadyTrip([STAY], { clashes: withOtherTrips }),
  play: async ({ args: { content }, canvas, userEvent }) => {
    await expect(canvas.getByText('Check the dates and times')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Book now' }));
    await expect('onSubmit' in content && content.onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const FivePartsNarrowDark: Story = { args: buildReadyTrip(ALL_PARTS), globals: narrowDark };

const unconverted = {
  ...STAY_ABROAD,
  priced: { ...STAY_ABROAD.priced, total: { asked: { amount: 54_880, currency: 'GBP' } } },
} as typeof STAY_ABROAD;
export const NoExchangeRate: Story = {
  args: buildReadyTrip([STAY, unconverted]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not known, without an exchange rate')).toBeVisible();
  },
};

const extended = {
  tripId: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d20',
  itineraryRefId: 'K7TQ2M',
  title: 'Zürich, 14 – 16 Mar',
};
const extendingArgs: TripCheckoutScreenProps = {
  ...buildReadyTrip([CAR]),
  parts: buildParts([CAR], { extended }),
};
export const Extending: Story = {
  args: extendingArgs,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('These parts are added to trip K7TQ2M, Zürich, 14 – 16 Mar')).toBeVisible();
    await expect(canvas.getByText('What is already booked stays as it is.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Book as a new trip instead' }));
    await expect(args.parts.onLeaveTrip).toHaveBeenCalledTimes(1);
  },
};

const removed = { part: { id: 'stay', part: STAY }, position: 1, isGone: false };
const removedArgs: TripCheckoutScreenProps = {
  ...buildReadyTrip([FLIGHT, CAR]),
  parts: buildParts([FLIGHT, CAR], { removed }),
};
export const Removed: Story = {
  args: removedArgs,
  play: async ({ args, canvas, userEvent }) => {
    const items = canvas.getByRole('list', { name: 'Parts of the trip' }).children;
    await expect(items[1]).toHaveTextContent('Removed Hotel Seefeld.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.parts.onRestore).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.parts.onDiscard).toHaveBeenCalledTimes(1);
  },
};

const partsGone = { state: 'partsGone', onCheckAgain: fn() } as const;
export const OnePartSoldOut: Story = {
  args: {
    ...three,
    parts: buildParts([], { parts: toPartsWithFault([FLIGHT, STAY, CAR], { 1: 'soldOut' }) }),
    content: partsGone,
  },
  play: async ({ args, canvas, userEvent }) => {
    const room = within(canvas.getByRole('article', { name: 'Hotel Seefeld' }));
    await expect(room.getByText('Sold out')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Book now' })).toBeNull();
    await userEvent.click(room.getByRole('button', { name: 'Search again for Hotel Seefeld' }));
    await expect(args.parts.onChange).toHaveBeenCalledWith(args.parts.parts[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(partsGone.onCheckAgain).toHaveBeenCalledTimes(1);
  },
};
export const TwoPartsWithdrawn: Story = {
  args: {
    ...three,
    parts: buildParts([], {
      parts: toPartsWithFault([FLIGHT, STAY, CAR], { 0: 'notOffered', 2: 'notOffered' }),
    }),
    content: partsGone,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No longer offered')).toHaveLength(2);
  },
};
export const TwoPartsGoneNarrowDark: Story = {
  args: {
    ...three,
    parts: buildParts([], { parts: toPartsWithFault([FLIGHT, STAY, CAR], { 0: 'gone', 2: 'gone' }) }),
    content: partsGone,
  },
  globals: narrowDark,
};

const nothingArgs: TripCheckoutScreenProps = {
  ...three,
  parts: buildParts([]),
  content: { state: 'loading' },
};
export const Nothing: Story = {
  args: nothingArgs,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('There is nothing to book yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a flight' }));
    await expect(args.parts.next[0]?.onBegin).toHaveBeenCalledTimes(1);
  },
};
export const NothingForAnExtendedTrip: Story = {
  args: { ...three, parts: buildParts([], { extended, removed }), content: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Removed Hotel Seefeld.')).toBeVisible();
    await expect(
      canvas.getByText('What you choose is added to trip K7TQ2M, Zürich, 14 – 16 Mar'),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  args: { ...three, terms: null, content: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total without a booking fee')).toBeVisible();
  },
};
export const TermsFailed: Story = {
  args: { ...three, terms: null, content: { state: 'termsFailed', message: 'Network Error', onRetry: fn() } },
};
const refused: TripCheckoutScreenProps = {
  ...three,
  terms: null,
  content: { state: 'termsRefused', message: 'Anna Keller is not active any more.' },
};
export const TermsRefused: Story = {
  args: refused,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change Hotel Seefeld' })).toBeEnabled();
  },
};

export const Refused: Story = {
  args: buildReadyTrip([FLIGHT, STAY, CAR], { refusal: 'The card was declined.' }),
};
export const Pricing: Story = {
  args: buildReadyTrip([FLIGHT, STAY, CAR], { progress: 'pricing' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking the price again')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Hotel Seefeld' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Add a hotel' })).toBeDisabled();
  },
};
export const Submitting: Story = {
  args: buildReadyTrip([FLIGHT, STAY, CAR], { progress: 'submitting' }),
};
