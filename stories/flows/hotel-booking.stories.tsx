import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freshSearch } from '#machines/hotel-booking/hotel-booking-context.ts';
import { narrow } from '#stories/support/frames.tsx';
import { CRITERIA } from '#stories/support/hotel-list.ts';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { toldPrices } from '#stories/support/told-prices.ts';
import { HotelBookingFlow } from './HotelBookingFlow.tsx';
import { AT_ROOMS, bookingAt, bookingIn, CHOSEN, PROPOSALS } from './hotel-booking-states.ts';

const ADDRESSES = {
  search: '/booking/hotel',
  select: '/booking/hotel/select',
  room: '/booking/hotel/room',
  checkout: '/booking/hotel/checkout',
};

const meta = {
  title: 'flows/Hotel booking',
  component: HotelBookingFlow,
  args: { path: ADDRESSES.search, hotels: 0 },
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof HotelBookingFlow>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const SEARCHED = { criteria: CRITERIA, search: freshSearch(1) };

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

const listed = (list: Parameters<typeof bookingAt>[1], hotels: number, play: Play): Story => ({
  args: { snapshot: bookingAt('select', list, SEARCHED), path: ADDRESSES.select, hotels },
  play,
});

const asked = (type: keyof typeof PROPOSALS, title: string, prices: readonly string[]): Story => ({
  args: {
    snapshot: bookingAt('room', { offer: { changed: type } }, { ...AT_ROOMS, proposal: PROPOSALS[type] }),
    path: ADDRESSES.room,
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(toldPrices(dialog)).toEqual(prices);
  },
});

const atRooms = (
  offer: 'none' | 'pricing' | 'pricingFailed' | 'soldOut' | 'expired',
  text: string,
): Story => ({
  args: { snapshot: bookingAt('room', { offer }, AT_ROOMS), path: ADDRESSES.room },
  play: says(text),
});

export const Resuming: Story = {
  args: { snapshot: bookingIn('resuming') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};
export const ResumeFailed: Story = {
  args: { snapshot: bookingIn('resumeFailed') },
  play: says('Your booking could not be loaded'),
};

export const Search: Story = {
  args: { snapshot: bookingAt('search') },
  play: says('Search by price'),
};
export const SearchNarrow: Story = { ...Search, globals: narrow };
export const NewSearchHasDropped: Story = {
  args: {
    snapshot: bookingAt(
      'search',
      {},
      {
        ...SEARCHED,
        dropped: {
          ...{ because: 'newSearch', step: 'search', criteria: CRITERIA, agreed: null, checkout: null },
          list: bookingAt('search').context.list,
          hotel: { propertyId: 'seefeld', name: 'Hotel Seefeld' },
        },
      },
    ),
  },
  play: says('The new search has dropped your choice of Hotel Seefeld.'),
};

export const Searching = listed({ list: 'inProgress' }, 0, async ({ canvas }) => {
  await expect(await canvas.findByRole('progressbar', { name: 'Search in progress' })).toBeVisible();
});
export const Found = listed({ list: { finished: 'complete' } }, 8, says('8 hotels'));
export const FoundNarrow: Story = { ...Found, globals: narrow };
export const NothingFound = listed({ list: { finished: 'empty' } }, 0, says('No hotels were found'));
export const MinorFailure = listed({ list: { finished: 'minorFailure' } }, 8, says('A minor error occurred'));
export const MajorFailure = listed({ list: 'majorFailure' }, 0, says('An error occurred'));
export const SearchRefused: Story = {
  args: {
    snapshot: bookingAt(
      'select',
      { list: 'refused' },
      {
        ...SEARCHED,
        search: { ...freshSearch(1), refusal: 'check_in_in_past' },
      },
    ),
    path: ADDRESSES.select,
  },
  play: says('This search is not possible'),
};
export const ListExpired = listed({ list: 'expired' }, 8, says('These prices have expired'));
export const PriceStale: Story = {
  args: {
    snapshot: bookingAt('select', { list: { finished: 'complete' }, offer: 'stale' }, CHOSEN),
    path: ADDRESSES.select,
    hotels: 8,
  },
  play: says('8 hotels'),
};

export const Rooms = atRooms('none', 'Rooms');
export const RoomPriced = atRooms('pricing', 'Rooms');
export const PricingFailed = atRooms('pricingFailed', 'The price could not be asked for');
export const SoldOut = atRooms('soldOut', 'Sold out meanwhile');
export const Expired = atRooms('expired', 'Not offered any more');
export const Cheaper = asked('cheaper', 'The price has fallen', ['CHF 424.00', 'CHF 390.00', '-CHF 34.00']);
export const DearerWithinTolerance = asked('dearerWithinTolerance', 'The price has risen slightly', [
  'CHF 424.00',
  'CHF 432.00',
  '+CHF 8.00',
]);
export const Dearer = asked('dearer', 'The price has risen', ['CHF 424.00', 'CHF 475.00', '+CHF 51.00']);
export const VerdictChanged = asked('verdictChanged', 'The policy says something else now', [
  'CHF 424.00',
  'CHF 424.00',
  'CHF 0.00',
]);

export const Checkout: Story = {
  args: { snapshot: bookingAt('checkout', { offer: 'agreed' }, CHOSEN), path: ADDRESSES.checkout },
  play: says('Book now'),
};
export const PricingFailedAtCheckout: Story = {
  args: { snapshot: bookingAt('checkout', { offer: 'pricingFailed' }, CHOSEN), path: ADDRESSES.checkout },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The price could not be asked for')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Booked: Story = {
  args: { snapshot: bookingIn('booked', CHOSEN), path: ADDRESSES.checkout },
  play: says('Your trip is booked'),
};
