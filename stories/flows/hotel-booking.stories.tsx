import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { freshSearch } from '#machines/booking/booking-context.ts';
import { HOTEL_PAGES } from '#src/features/hotel-booking/hotel-pages.tsx';
import { CHANGED_STAY } from '#stories/support/changes-with-quote.ts';
import { ORDERED } from '#stories/support/checkout-fixtures.ts';
import { CRITERIA } from '#stories/support/hotel/hotel-list.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { HotelBookingFlow } from './HotelBookingFlow.tsx';
import { AT_ROOMS, bookingAt, bookingIn, CHOSEN, PROPOSALS } from './hotel-booking-states.ts';

const { steps } = HOTEL_PAGES;

const meta = {
  title: 'hotel/States',
  tags: ['flow'],
  component: HotelBookingFlow,
  decorators: [inShell],
  args: { path: steps.search.path, hotels: 0 },
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

const listed = (regions: Parameters<typeof bookingAt>[1], hotels: number, play: Play): Story => ({
  args: { snapshot: bookingAt('select', regions, SEARCHED), path: steps.select.path, hotels },
  play,
});

const proposalStory = (type: keyof typeof PROPOSALS, title: string, prices: readonly string[]): Story => ({
  args: {
    snapshot: bookingAt('room', { offer: { changed: type } }, { ...AT_ROOMS, proposal: PROPOSALS[type] }),
    path: steps.room.path,
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    // Where only who has to approve is new, the dialog compares no prices.
    if (prices.length > 0) await expect(listedPrices(dialog)).toEqual(prices);
    else await expect(within(dialog).queryByRole('definition')).toBeNull();
  },
});

const atRooms = (
  offer: 'none' | 'pricing' | 'pricingFailed' | 'soldOut' | 'expired',
  text: string,
): Story => ({
  args: { snapshot: bookingAt('room', { offer }, AT_ROOMS), path: steps.room.path },
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
export const NewSearchHasDropped: Story = {
  args: {
    snapshot: bookingAt(
      'search',
      {},
      {
        ...SEARCHED,
        dropped: {
          because: 'newSearch',
          criteria: CRITERIA,
          accepted: null,
          extras: null,
          writtenExtras: null,
          checkout: null,
          list: bookingAt('search').context.list,
          result: { id: 'seefeld', name: 'Hotel Seefeld' },
        },
      },
    ),
  },
  play: says('The new search has dropped your choice of Hotel Seefeld.'),
};

export const Searching = listed({ search: 'inProgress' }, 0, async ({ canvas }) => {
  await expect(await canvas.findByRole('progressbar', { name: 'Search in progress' })).toBeVisible();
});
export const Found = listed({ search: { finished: 'complete' } }, 8, says('8 hotels'));
export const NothingFound: Story = {
  ...listed({ search: { finished: 'empty' } }, 0, says('No hotels were found')),
  name: 'No hotels were found',
};
export const MinorFailure: Story = {
  ...listed({ search: { finished: 'minorFailure' } }, 8, says('A minor error occurred')),
  name: 'One source failed',
};
export const MajorFailure: Story = {
  ...listed({ search: 'majorFailure' }, 0, says('An error occurred')),
  name: 'All sources failed',
};
export const SearchRefused: Story = {
  args: {
    snapshot: bookingAt(
      'select',
      { search: 'refused' },
      {
        ...SEARCHED,
        search: { ...freshSearch(1), refusal: 'check_in_in_past' },
      },
    ),
    path: steps.select.path,
  },
  play: says('This search is not possible'),
};
export const ListExpired: Story = {
  ...listed({ search: 'expired' }, 8, says('These prices have expired')),
  name: 'Prices have expired',
};
export const PriceStale: Story = {
  name: 'Price is old',
  args: {
    snapshot: bookingAt('select', { search: { finished: 'complete' }, offer: 'stale' }, CHOSEN),
    path: steps.select.path,
    hotels: 8,
  },
  play: says('8 hotels'),
};

export const Rooms = atRooms('none', 'Rooms');
export const RoomPriced = atRooms('pricing', 'Rooms');
export const PricingFailed = atRooms('pricingFailed', 'The price could not be checked');
export const SoldOut: Story = {
  ...atRooms('soldOut', 'Sold out in the meantime'),
  name: 'Room is sold out',
};
export const Expired: Story = {
  ...atRooms('expired', 'No longer offered'),
  name: 'Room is not offered any more',
};
export const Cheaper: Story = {
  ...proposalStory('cheaper', 'The price has fallen', ['CHF 424.00', 'CHF 390.00', '-CHF 34.00']),
  name: 'Price has fallen',
};
export const DearerWithinTolerance: Story = {
  ...proposalStory('dearerWithinTolerance', 'The price has risen slightly', [
    'CHF 424.00',
    'CHF 432.00',
    '+CHF 8.00',
  ]),
  name: 'Price has risen within the tolerance',
};
export const Dearer: Story = {
  ...proposalStory('dearer', 'The price has risen', ['CHF 424.00', 'CHF 475.00', '+CHF 51.00']),
  name: 'Price has risen',
};
export const VerdictChanged: Story = {
  ...proposalStory('verdictChanged', 'The policy decision has changed', []),
  name: 'Policy says something else',
};

export const Checkout: Story = {
  args: {
    snapshot: bookingAt({ checkout: 'ordering' }, { offer: 'accepted' }, CHOSEN),
    path: steps.checkout.path,
  },
  play: says('Book now'),
};
export const ReviewOfChange: Story = {
  name: 'Review of a change',
  args: {
    snapshot: bookingAt(
      { checkout: 'reviewing' },
      { offer: 'accepted' },
      { ...CHOSEN, changes: CHANGED_STAY },
    ),
    path: steps.checkout.path,
  },
  play: says('Checking what the change costs'),
};
export const ChangedElsewhere: Story = {
  args: { snapshot: bookingAt('room', { draft: 'changedElsewhere' }, AT_ROOMS), path: steps.room.path },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'This booking was changed elsewhere' });
    await expect(within(dialog).getByRole('button', { name: 'Continue with what is here' })).toBeVisible();
  },
};
export const OrderingElsewhere: Story = {
  args: {
    snapshot: bookingAt('room', { draft: 'changedElsewhere' }, { ...AT_ROOMS, orderingElsewhere: true }),
    path: steps.room.path,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^An order is under way in another tab/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue with what is here' })).toBeNull();
  },
};
export const Adding: Story = {
  name: 'Being added to the trip',
  args: { snapshot: bookingIn('adding', CHOSEN), path: steps.room.path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Adding it to your trip…')).toBeInTheDocument();
  },
};
export const AddingFailed: Story = {
  name: 'Could not be added to the trip',
  args: { snapshot: bookingIn('addingFailed', CHOSEN), path: steps.room.path },
  play: says('It could not be added to your trip'),
};
/** The page of the trip follows. */
export const Added: Story = {
  name: 'Added to the trip',
  args: {
    snapshot: bookingIn('added', { ...CHOSEN, continueTo: 'tripCheckout' }),
    path: steps.room.path,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};
export const Booked: Story = {
  args: {
    snapshot: bookingIn('booked', { ...CHOSEN, trip: { tripId: ORDERED._id, outcome: 'confirmed' } }),
    path: steps.checkout.path,
  },
  play: says('Your trip is booked'),
};
