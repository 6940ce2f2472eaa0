import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { freshSearch } from '#machines/booking/booking-context.ts';
import { FLIGHT_PAGES } from '#src/features/flight-booking/flight-pages.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { FlightBookingFlow } from './FlightBookingFlow.tsx';
import {
  ADDED,
  AT_FARES,
  AT_OPTIONS,
  BOOKED,
  bookingAt,
  bookingIn,
  CHECKED_OUT,
  CHOSEN,
  EXTRAS_GONE,
  FLIGHT_PART,
  OFFER,
  PROPOSALS,
  RESULT,
  REVIEWED,
  WITH_OPTIONS,
} from './flight-booking-states.ts';

const { steps } = FLIGHT_PAGES;

const meta = {
  title: 'flight/States',
  tags: ['flow'],
  component: FlightBookingFlow,
  decorators: [inShell],
  args: { path: steps.search.path, found: false },
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof FlightBookingFlow>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const { criteria } = FLIGHT_PART;
const SEARCHED = { criteria, search: freshSearch(1) };

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

const listed = (
  regions: Parameters<typeof bookingAt>[1],
  found: boolean,
  play: Play,
  context: Parameters<typeof bookingAt>[2] = SEARCHED,
): Story => ({
  args: { snapshot: bookingAt('flights', regions, context), path: steps.flights.path, found },
  play,
});

const FINISHED = { finished: 'complete' } as const;

const priced = (
  offer: string | Record<string, string>,
  play: Play,
  context: Parameters<typeof bookingAt>[2] = {},
): Story => ({
  args: {
    snapshot: bookingAt('fares', { search: FINISHED, offer }, { ...AT_FARES, offer: OFFER, ...context }),
    path: steps.fares.path,
    found: true,
  },
  play,
});

const proposalStory = (type: keyof typeof PROPOSALS, title: string, prices: readonly string[]): Story =>
  priced(
    { changed: type },
    async ({ canvas }) => {
      const dialog = await canvas.findByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(listedPrices(dialog).slice(0, prices.length)).toEqual(prices);
    },
    { proposal: PROPOSALS[type] },
  );

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
    await expect(await canvas.findByRole('button', { name: 'Search flights' })).toBeVisible();
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
          result: RESULT,
          accepted: null,
          extras: null,
          writtenExtras: null,
          checkout: null,
        },
      },
    ),
  },
  play: says(`The new search has dropped your choice of ${RESULT.name}.`),
};
export const ReviewOfChange: Story = {
  args: { snapshot: REVIEWED, path: steps.checkout.path },
  play: says('Checking what the change costs'),
};
export const ChangedElsewhere: Story = {
  args: { snapshot: bookingAt('search', { draft: 'changedElsewhere' }, SEARCHED) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'This booking was changed elsewhere' });
    await expect(within(dialog).getByRole('button', { name: 'Continue with what is here' })).toBeVisible();
  },
};

export const Searching = listed({ search: 'inProgress' }, false, async ({ canvas }) => {
  await expect(await canvas.findByRole('progressbar', { name: 'Search in progress' })).toBeVisible();
});
export const Found = listed({ search: FINISHED }, true, async ({ canvas }) => {
  await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
});
export const NothingFound: Story = {
  ...listed({ search: { finished: 'empty' } }, false, says('No flights were found')),
  name: 'No flights were found',
};
export const MinorFailure: Story = {
  ...listed({ search: { finished: 'minorFailure' } }, true, says('A minor error occurred')),
  name: 'One source failed',
};
export const MajorFailure: Story = {
  ...listed({ search: 'majorFailure' }, false, says('An error occurred')),
  name: 'All sources failed',
};
export const SearchRefused = listed({ search: 'refused' }, false, says('This search is not possible'), {
  ...SEARCHED,
  search: { ...freshSearch(1), refusal: 'departure_in_past' },
});
export const ListExpired: Story = {
  ...listed({ search: 'expired' }, true, says('These prices have expired')),
  name: 'Prices have expired',
};

const hasFares: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Select fare' })).toBeVisible();
  await expect((await canvas.findAllByText('Economy Light'))[0]).toBeVisible();
};

export const Fares = priced('none', hasFares, { offer: null });
export const FarePriced = priced('pricing', hasFares);
export const PricingFailed = priced('pricingFailed', says('The price could not be checked'));
export const SoldOut: Story = {
  ...priced('soldOut', says('Sold out in the meantime')),
  name: 'Fare is sold out',
};
export const Expired: Story = {
  ...priced('expired', says('No longer offered')),
  name: 'Fare is not offered any more',
};
export const PriceStale: Story = {
  ...priced('stale', hasFares, { ...AT_OPTIONS, offer: null }),
  name: 'Price is old',
};
export const Cheaper: Story = {
  ...proposalStory('cheaper', 'The price has fallen', ['CHF 1,560.00', 'CHF 1,490.00', '-CHF 70.00']),
  name: 'Price has fallen',
};
export const DearerWithinTolerance: Story = {
  ...proposalStory('dearerWithinTolerance', 'The price has risen slightly', [
    'CHF 1,560.00',
    'CHF 1,590.00',
    '+CHF 30.00',
  ]),
  name: 'Price has risen within the tolerance',
};
export const Dearer: Story = {
  ...proposalStory('dearer', 'The price has risen', ['CHF 1,560.00', 'CHF 1,760.00', '+CHF 200.00']),
  name: 'Price has risen',
};
const VERDICT_CHANGED = proposalStory('verdictChanged', 'The policy decision has changed', []);
export const VerdictChanged: Story = { ...VERDICT_CHANGED, name: 'Policy says something else' };

export const Options: Story = {
  args: { snapshot: WITH_OPTIONS, path: steps.options.path },
  play: says('Go to checkout'),
};
const WITHOUT_EXTRAS = bookingAt(
  'options',
  { search: FINISHED, offer: { changed: 'extrasGone' } },
  EXTRAS_GONE,
);
export const ExtrasGone: Story = {
  args: { snapshot: WITHOUT_EXTRAS, path: steps.options.path },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Some options are gone' });
    await expect(within(dialog).getByText(/41A/)).toBeVisible();
  },
  name: 'Some options are gone',
};

export const Checkout: Story = {
  args: { snapshot: CHECKED_OUT, path: steps.checkout.path },
  play: says('Book now'),
};
export const Adding: Story = {
  name: 'Being added to the trip',
  args: { snapshot: bookingIn('adding', CHOSEN), path: steps.options.path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Adding it to your trip…')).toBeInTheDocument();
  },
};
export const AddingFailed: Story = {
  name: 'Could not be added to the trip',
  args: { snapshot: bookingIn('addingFailed', CHOSEN), path: steps.options.path },
  play: says('It could not be added to your trip'),
};
/** The page of the trip follows. */
export const Added: Story = {
  name: 'Added to the trip',
  args: { snapshot: ADDED, path: steps.options.path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};
export const Booked: Story = {
  args: { snapshot: BOOKED, path: steps.checkout.path },
  play: says('Your trip is booked'),
};
