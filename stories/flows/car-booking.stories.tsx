import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { freshSearch } from '#machines/booking/booking-context.ts';
import { CAR_PAGES } from '#src/features/car-booking/car-pages.tsx';
import { carPart, PRICED_CAR } from '#stories/support/car/car-part.ts';
import { CHANGED_STAY } from '#stories/support/changes-with-quote.ts';
import { ORDERED } from '#stories/support/checkout-fixtures.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { CarBookingFlow } from './CarBookingFlow.tsx';
import { AT_CARS, bookingAt, bookingIn, CHOSEN, PROPOSALS } from './car-booking-states.ts';

const { steps } = CAR_PAGES;

const meta = {
  title: 'car/States',
  tags: ['flow'],
  component: CarBookingFlow,
  decorators: [inShell],
  args: { path: steps.search.path, cars: 0 },
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof CarBookingFlow>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const { criteria, result } = carPart(PRICED_CAR);
const SEARCHED = { criteria, search: freshSearch(1) };

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

const listed = (
  regions: Parameters<typeof bookingAt>[1],
  cars: number,
  play: Play,
  context: Parameters<typeof bookingAt>[2] = SEARCHED,
): Story => ({
  args: { snapshot: bookingAt('cars', regions, context), path: steps.cars.path, cars },
  play,
});

const proposalStory = (type: keyof typeof PROPOSALS, title: string, prices: readonly string[]): Story => ({
  args: {
    snapshot: bookingAt(
      'cars',
      { search: { finished: 'complete' }, offer: { changed: type } },
      { ...AT_CARS, proposal: PROPOSALS[type] },
    ),
    path: steps.cars.path,
    cars: 8,
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(listedPrices(dialog).slice(0, prices.length)).toEqual(prices);
  },
});

const chosen = (offer: 'pricing' | 'pricingFailed' | 'soldOut' | 'expired', text: string): Story =>
  listed({ search: { finished: 'complete' }, offer }, 8, says(text), AT_CARS);

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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Search cars' })).toBeVisible();
    // The age that costs no surcharge, until another one is chosen.
    await expect(canvas.getByLabelText("Driver's age")).toHaveDisplayValue('25 or older');
  },
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
          criteria,
          list: bookingAt('search').context.list,
          result,
          accepted: null,
          extras: null,
          writtenExtras: null,
          checkout: null,
        },
      },
    ),
  },
  play: says('The new search has dropped your choice of Avis, Volkswagen Golf.'),
};

export const Searching = listed({ search: 'inProgress' }, 0, async ({ canvas }) => {
  await expect(await canvas.findByRole('progressbar', { name: 'Search in progress' })).toBeVisible();
});
export const Found = listed({ search: { finished: 'complete' } }, 8, says('8 cars'));
export const NothingFound: Story = {
  ...listed({ search: { finished: 'empty' } }, 0, says('No cars were found')),
  name: 'No cars were found',
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
  ...listed({ search: 'refused' }, 0, says('This search is not possible'), {
    ...SEARCHED,
    search: { ...freshSearch(1), refusal: 'pick_up_in_past' },
  }),
};
export const ListExpired: Story = {
  ...listed({ search: 'expired' }, 8, says('These prices have expired')),
  name: 'Prices have expired',
};
export const PriceStale: Story = {
  ...listed({ search: { finished: 'complete' }, offer: 'stale' }, 8, says('8 cars'), CHOSEN),
  name: 'Price is old',
};

export const CarPriced = chosen('pricing', '8 cars');
export const PricingFailed = chosen('pricingFailed', 'The price could not be checked');
export const SoldOut: Story = { ...chosen('soldOut', 'Sold out in the meantime'), name: 'Car is sold out' };
export const Expired: Story = {
  ...chosen('expired', 'No longer offered'),
  name: 'Car is not offered any more',
};
export const Cheaper: Story = {
  ...proposalStory('cheaper', 'The price has fallen', ['CHF 210.00', 'CHF 190.00', '-CHF 20.00']),
  name: 'Price has fallen',
};
export const DearerWithinTolerance: Story = {
  ...proposalStory('dearerWithinTolerance', 'The price has risen slightly', [
    'CHF 210.00',
    'CHF 214.00',
    '+CHF 4.00',
  ]),
  name: 'Price has risen within the tolerance',
};
export const Dearer: Story = {
  ...proposalStory('dearer', 'The price has risen', ['CHF 210.00', 'CHF 260.00', '+CHF 50.00']),
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
  args: {
    snapshot: bookingAt('cars', { search: { finished: 'complete' }, draft: 'changedElsewhere' }, AT_CARS),
    path: steps.cars.path,
    cars: 8,
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'This booking was changed elsewhere' });
    await expect(within(dialog).getByRole('button', { name: 'Continue with what is here' })).toBeVisible();
  },
};
export const Adding: Story = {
  name: 'Being added to the trip',
  args: { snapshot: bookingIn('adding', CHOSEN), path: steps.cars.path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Adding it to your trip…')).toBeInTheDocument();
  },
};
export const AddingFailed: Story = {
  name: 'Could not be added to the trip',
  args: { snapshot: bookingIn('addingFailed', CHOSEN), path: steps.cars.path },
  play: says('It could not be added to your trip'),
};
/** The page of the trip follows. */
export const Added: Story = {
  name: 'Added to the trip',
  args: {
    snapshot: bookingIn('added', { ...CHOSEN, continueTo: 'tripCheckout' }),
    path: steps.cars.path,
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
