import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { ChangePrice, Trip, WaitingPrices } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import type { TripViewProps } from '#src/features/trips/TripView.tsx';
import { CHANGE_WITH_ALTERNATIVE } from '#stories/support/changed-trips.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { chf, DANIEL, STAY, STAY_ABROAD } from '#stories/support/trip-fixtures.ts';
import { TO_DECIDE } from '#stories/support/trips-to-decide.ts';

const FOUND_AT = '2027-03-01T09:31:00.000Z';
const COMPARED: Trip = {
  ...TO_DECIDE,
  comparisons: [
    {
      partId: STAY._id,
      colleagues: [],
      search: 'found',
      alternative: { title: 'Hotel Limmat, Double room', price: chf(38000), foundAt: FOUND_AT },
    },
  ],
};

const asked = (...parts: WaitingPrices['parts']): TripViewProps['prices'] => ({
  state: 'answered',
  answer: { askedAt: '2027-03-01T10:15:00.000Z', parts },
});
const priced = (partId: string, before: number, now: number) =>
  ({ partId, outcome: 'priced', before: chf(before), price: chf(now) }) as const;

const show = (prices: TripViewProps['prices'], trip = COMPARED) => ({
  ...readyTrip(trip),
  personId: DANIEL._id,
  prices,
});

const DEARER = asked(priced(STAY._id, 48000, 50000));

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: show(DEARER),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const factsIn = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('region', { name: 'What to decide on' });

const says =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(factsIn(canvas)).toHaveTextContent(words);
  };

export const Dearer: Story = {
  play: says(/CHF\s480.00 at the request, CHF\s500.00 now \(\+CHF\s20.00\)/),
};
export const AboveTheFold: Story = {
  play: async ({ canvas }) => {
    const facts = factsIn(canvas);
    await expect(facts).toHaveTextContent('Closer to the meeting: The client is across the street');
    await expect(facts).toHaveTextContent(/Hotel Limmat, Double room: CHF\s380.00/);
    const bar = canvas.getByRole('region', { name: 'Your decision' }).getBoundingClientRect();
    await expect(bar.height).toBe(64);
    await expect(bar.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(facts.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
    await expect(canvas.queryByText('reject')).toBeNull();
  },
  globals: narrowDark,
};
export const MoreOnAPhone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bar = within(canvas.getByRole('region', { name: 'Your decision' }));
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    const entry = (name: string) => screen.findByRole('menuitem', { name });
    await userEvent.click(await entry('Ask the traveller'));
    await expect((args as TripViewProps).asking.onAsk).toHaveBeenCalledWith({ kind: 'trip' });
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    await userEvent.click(await entry('Send back for changes'));
    await expect((args as TripViewProps).deciding.onDecide).toHaveBeenCalledWith('sendBack', {
      kind: 'trip',
    });
  },
  globals: narrowDark,
};
export const Unchanged: Story = {
  args: show(asked(priced(STAY._id, 48000, 48000))),
  play: says(/CHF\s480.00, unchanged since the request/),
};
export const SupplierSilent: Story = {
  args: show(
    asked(priced(STAY._id, 48000, 48000), {
      partId: STAY_ABROAD._id,
      outcome: 'unavailable',
      before: chf(46011),
    }),
  ),
  play: says(/CHF\s940.11 at the request\s*The supplier is not responding: /),
};
export const NotOfferedAnyMore: Story = {
  args: show(asked({ partId: STAY._id, outcome: 'soldOut', before: chf(48000) })),
  play: says(/No longer available, except what is on hold: /),
};
export const Asking: Story = {
  args: show({ state: 'asking' }),
  play: says(/Checking the current price/),
};
const showChange = (changePrice: TripViewProps['changePrice']) => ({
  ...readyTrip(CHANGE_WITH_ALTERNATIVE),
  personId: DANIEL._id,
  changePrice,
});
const askedChange = (answer: Omit<ChangePrice, 'askedAt' | 'before' | 'penaltyBefore'>) =>
  showChange({
    state: 'answered',
    answer: {
      askedAt: '2027-03-01T10:15:00.000Z',
      before: chf(108000),
      penaltyBefore: chf(2000),
      ...answer,
    },
  });
const DEARER_CHANGE = askedChange({ outcome: 'priced', price: chf(110000), penalty: chf(2000) });

export const ChangeDearer: Story = {
  args: DEARER_CHANGE,
  play: says(/CHF\s1,080.00 at the request, CHF\s1,100.00 now \(\+CHF\s20.00\)/),
};
export const ChangeAboveTheFold: Story = {
  args: DEARER_CHANGE,
  play: async ({ canvas }) => {
    const facts = factsIn(canvas);
    await expect(facts).toHaveTextContent(/Change of Hotel SeefeldCHF\s1,080.00 instead of CHF\s480.00/);
    await expect(facts).toHaveTextContent(/Cheapest in policy then\s*Hotel Seefeld, Single room/);
    const bar = canvas.getByRole('region', { name: 'Your decision on the change' }).getBoundingClientRect();
    await expect(bar.height).toBe(64);
    await expect(facts.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  },
  globals: narrowDark,
};
export const ChangeWithDearerFee: Story = {
  args: askedChange({ outcome: 'priced', price: chf(108000), penalty: chf(5000) }),
  play: says(/unchanged since the request.*Fee for the change: CHF\s20.00 at the request, CHF\s50.00 now/),
};
export const ChangeSoldOut: Story = {
  args: askedChange({ outcome: 'soldOut' }),
  play: says(/CHF\s1,080.00 at the request\s*Sold out/),
};
export const ChangeAsked: Story = {
  args: showChange({ state: 'asking' }),
  play: says(/Checking the current price/),
};
export const NotAsked: Story = {
  args: show({ state: 'failed', message: 'No network', onRetry: fn() }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(within(factsIn(canvas)).getByRole('button', { name: 'Ask again' }));
    const { prices } = args as TripViewProps;
    await expect(prices.state === 'failed' && prices.onRetry).toHaveBeenCalledOnce();
  },
};
