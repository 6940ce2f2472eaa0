import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { RepricingResult } from '#src/components/booking/RepricingDialog.tsx';
import {
  HotelRoomScreen,
  type HotelRoomScreenProps,
} from '#src/features/hotel-booking/room/HotelRoomScreen.tsx';
import { HOTEL_STEPS } from '#stories/support/booking-steps.ts';
import { withOtherTrips } from '#stories/support/clashes.ts';
import { FAILURE } from '#stories/support/failure.ts';
import { narrow, narrowDark, narrowest, wide } from '#stories/support/frames.tsx';
import {
  chf,
  HOTEL_NOW,
  MANY_RATES,
  PRICED_STAY,
  pricedAt,
  SEEFELD,
} from '#stories/support/hotel/hotel-fixtures.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { ANNA } from '#stories/support/people.ts';
import { NEEDS_APPROVAL } from '#stories/support/verdicts.ts';

const drawn = (path: string) => {
  const name = path.split('/').at(-1)?.replace('.svg', '') ?? '';
  const hue = name.length * 40;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="hsl(${hue} 40% 60%)" d="M0 0h3v2H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const ready: HotelRoomScreenProps & { state: 'ready' } = {
  state: 'ready',
  steps: HOTEL_STEPS,
  furthest: 2,
  details: SEEFELD,
  aspects: [],
  rules: [{ rule: 'hotel.highestPrice', limit: { amount: 25_000, currency: 'CHF' }, action: 'approve' }],
  now: HOTEL_NOW,
  checking: null,
  gone: new Set<string>(),
  earlier: null,
  repricing: null,
  addressOf: drawn,
  onChoose: fn(),
  onAdd: fn(),
  isChange: false,
  onAccept: fn(),
  onPickAnother: fn(),
  onLeave: fn(),
  clashes: { clashes: [], travelers: [] },
  stay: { checkIn: '2027-03-14', checkOut: '2027-03-16', rooms: 1, travelers: [ANNA] },
  searchHref: '/booking/hotel',
  requestHref: '/booking/request?kinds=%5B%22hotel%22%5D',
};

const meta = {
  component: HotelRoomScreen,
  decorators: [inShell],
  args: ready,
} satisfies Meta<typeof HotelRoomScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', failure: FAILURE } };
export const Expired: Story = { args: { state: 'expired', onRetry: fn() } };

const [, second] = SEEFELD.options;

export const Clash: Story = {
  name: 'Said before a room is chosen: elsewhere at the same time',
  args: { ...ready, clashes: withOtherTrips },
  play: async ({ canvas }) => {
    const notice = canvas.getByText('Check the dates and times');
    const [room] = canvas.getAllByRole('button', { name: /^Go to checkout: / });
    await expect(room && notice.compareDocumentPosition(room)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(room).toBeEnabled();
  },
};
export const ClashNarrowDark: Story = { args: { ...ready, clashes: withOtherTrips }, globals: narrowDark };

export const EarlierRoom: Story = {
  args: { ...ready, earlier: second ? { offer: second.offer, fit: 'same' } : null },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByText('Your earlier choice').map((mark) => mark.closest('li, td'));
    if (!row || !second) throw new Error('No room is marked');
    const total = (second.price.amount / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    await expect(row).toHaveTextContent(total);
    await lookNarrowAndDark();
  },
};

export const NearestRoom: Story = {
  args: { ...ready, earlier: second ? { offer: second.offer, fit: 'nearest' } : null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nearest to your earlier choice')).toBeVisible();
  },
};

export const Rooms: Story = {
  args: { ...ready, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Junior suite' })).toBeVisible();
    await expect(canvas.getByText('Seefeldstrasse 63, 8008 Zürich, Switzerland')).toBeVisible();
    await expect(canvas.getAllByText('until Fri 12 Mar, 18:00')).toHaveLength(2);
    await expect(canvas.getByText('2 rooms hidden by policy')).toBeVisible();
    await expect(canvas.getByText('Sun 14 Mar to Tue 16 Mar')).toBeVisible();
    await expect(canvas.getByText('2 nights, 1 room, Anna Keller')).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual([
      'Room',
      'Breakfast includedRefundable',
      'Without breakfastNot refundable',
    ]);
    const suite = within(canvas.getByRole('row', { name: /^Junior suite/ }));
    await expect(suite.getAllByText('Not offered')).toHaveLength(1);
    await userEvent.click(
      canvas.getByRole('button', { name: /^Go to checkout: Double room for CHF.424.00$/ }),
    );
    await expect('onChoose' in args && args.onChoose).toHaveBeenCalledWith('double-flexible');
  },
};
/** Other rates of a room on the same conditions unfold, each with what it costs more. */
export const OtherSources: Story = {
  args: { ...ready, details: MANY_RATES, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const room = within(canvas.getByRole('row', { name: /^Double room/ }));
    const [unfold] = room.getAllByRole('button', { name: 'Details, 1 other rate' });
    if (!unfold) throw new Error('There is a second rate');
    await userEvent.click(unfold);
    await expect(room.getByText(/^\+CHF.30\.00 to the best rate$/)).toBeVisible();
    await expect(room.getByText('Sold by Bedsonline')).toBeVisible();
    await userEvent.click(room.getByRole('button', { name: /^Go to checkout: Double room for CHF.454.00$/ }));
    await expect('onChoose' in args && args.onChoose).toHaveBeenCalledWith('double-other');
  },
};
export const OtherSourcesNarrowDark: Story = { args: { ...ready, details: MANY_RATES }, globals: narrowDark };

/** Whole, without scrolling. */
const expectSixRates: Story['play'] = ({ canvas }) =>
  waitFor(() => {
    const inView = canvas
      .getAllByRole('button', { name: /^Go to checkout: / })
      .map((button) => button.closest('td')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY)
      .filter((bottom) => bottom + window.scrollY <= 900);
    expect(inView.length).toBeGreaterThanOrEqual(6);
  });

export const SixRates: Story = {
  args: { ...ready, details: MANY_RATES },
  globals: wide,
  play: expectSixRates,
};

const twoConditions = {
  ...MANY_RATES,
  options: MANY_RATES.options
    .filter(({ offer }) => !offer.startsWith('bare'))
    .map((option) => ({ ...option, onSite: chf(3_00) })),
};
export const SixRatesOnTwoConditions: Story = {
  args: { ...ready, details: twoConditions },
  globals: wide,
  play: expectSixRates,
};

/** At 390 by 844 pixels. */
export const FirstPrice: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    await waitFor(() => {
      const [price] = canvas.getAllByText(/^CHF.[\d,]+\.\d\d$/);
      const bottom = price?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      expect(bottom + window.scrollY).toBeLessThanOrEqual(500);
    });
  },
};

export const PicturesByKeyboard: Story = {
  name: 'A picture is enlarged, turned and closed by keyboard',
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'The house' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'The house, 1 of 5' });
    await expect(within(dialog).getByRole('img', { name: 'The house' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('dialog', { name: 'The lobby, 2 of 5' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('dialog', { name: 'The gym, 5 of 5' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const RoomIntoTheTrip: Story = {
  args: { ...ready, onAdd: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add to trip: Double room for CHF.424.00$/ }));
    await expect('onAdd' in args && args.onAdd).toHaveBeenCalledWith('double-flexible');
  },
};
export const RoomsNarrowDark: Story = { globals: narrowDark };
export const RoomsNarrowest: Story = { globals: narrowest };

export const Filters: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Corporate rate 1' }));
    await expect(canvas.queryByRole('heading', { name: 'Junior suite' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Breakfast included 1' })).toBeVisible();
  },
};

const { options, verdicts } = SEEFELD;
const withoutCorporate = { ...SEEFELD, verdicts, options: options.filter(({ room }) => !room.corporate) };

export const NothingLeftByTheFilter: Story = {
  args: { ...ready, details: withoutCorporate, aspects: ['CorporateRate'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No room matches your choice')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 rooms again' }));
    await expect(canvas.getByRole('heading', { name: 'Junior suite' })).toBeVisible();
  },
};

export const NoRooms: Story = {
  args: { ...ready, details: { ...SEEFELD, options: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hotels rooms were found')).toBeVisible();
    await expect(canvas.getByText('Please go back and change location and dates.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change the search' })).toHaveAttribute(
      'href',
      '/booking/hotel',
    );
  },
};

export const Repricing: Story = {
  args: { ...ready, checking: 'double-flexible', onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Go to checkout: Double room for CHF.424.00$/ }),
    );
    await expect('onChoose' in args && args.onChoose).not.toHaveBeenCalled();
  },
};

/** A room that was unavailable stays marked, and can be tried again. */
export const SoldOutBefore: Story = {
  args: { ...ready, gone: new Set(['double-flexible']) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not available when you chose it')).toHaveLength(1);
  },
};

/** Each dialog shows the chosen price before the current one. */
const repriced = (repricing: RepricingResult, ...prices: string[]): Story => ({
  args: { ...ready, repricing, onAccept: fn(), onPickAnother: fn() },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(listedPrices(dialog)).toEqual(prices);
  },
});

const dearer = repriced(
  { type: 'dearer', priced: [pricedAt(46_800, false)] },
  'CHF 424.00',
  'CHF 468.00',
  '+CHF 44.00',
);
const changed = repriced(
  { type: 'verdictChanged', priced: [{ ...pricedAt(62_400, false), verdict: NEEDS_APPROVAL }] },
  'CHF 424.00',
  'CHF 624.00',
  '+CHF 200.00',
);

export const Same: Story = repriced({ type: 'same', priced: [PRICED_STAY] });
export const Cheaper: Story = repriced(
  { type: 'cheaper', priced: [pricedAt(39_900, true)] },
  'CHF 424.00',
  'CHF 399.00',
  '-CHF 25.00',
);
export const DearerWithinTolerance: Story = repriced(
  { type: 'dearerWithinTolerance', priced: [pricedAt(43_200, true)] },
  'CHF 424.00',
  'CHF 432.00',
  '+CHF 8.00',
);
export const Dearer: Story = {
  ...dearer,
  play: async ({ args, canvas, userEvent }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept and continue' });
    const dialog = canvas.getByRole('dialog', { name: 'The price has risen' });
    await expect(listedPrices(dialog)).toEqual(['CHF 424.00', 'CHF 468.00', '+CHF 44.00']);
    await userEvent.click(accept);
    await expect('onAccept' in args && args.onAccept).toHaveBeenCalledTimes(1);
  },
};
export const SoldOut: Story = {
  ...repriced({ type: 'soldOut' }),
  play: async ({ args, canvas, userEvent }) => {
    const another = await canvas.findByRole('button', { name: 'Pick another room' });
    await expect(canvas.queryByRole('button', { name: 'Accept and continue' })).toBeNull();
    await userEvent.click(another);
    await expect('onPickAnother' in args && args.onPickAnother).toHaveBeenCalledTimes(1);
  },
};
export const Gone: Story = repriced({ type: 'expired' });
export const VerdictChanged: Story = changed;
