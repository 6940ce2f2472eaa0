import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { freshSearch } from '#machines/booking/booking-context.ts';
import { FLIGHT_PAGES } from '#src/features/flight-booking/flight-pages.tsx';
import { ORDERED } from '#stories/support/checkout-fixtures.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { FlightBookingFlow } from './FlightBookingFlow.tsx';
import { bookingAt, bookingIn, CHOSEN, FLIGHT_PART } from './flight-booking-states.ts';

const { steps } = FLIGHT_PAGES;

const meta = {
  title: 'flows/Flight booking',
  component: FlightBookingFlow,
  decorators: [inShell],
  args: { path: steps.search.path },
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof FlightBookingFlow>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const { criteria, result } = FLIGHT_PART;
const SEARCHED = { criteria, search: freshSearch(1) };

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

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
          result,
          agreed: null,
          extras: null,
          checkout: null,
        },
      },
    ),
  },
  play: says('The new search has dropped your choice of LX 14, LX 3471.'),
};
export const ChangedElsewhere: Story = {
  args: { snapshot: bookingAt('search', { draft: 'changedElsewhere' }, SEARCHED) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'This booking was changed elsewhere' });
    await expect(within(dialog).getByRole('button', { name: 'Go on with what is here' })).toBeVisible();
  },
};

export const Checkout: Story = {
  args: { snapshot: bookingAt('checkout', { offer: 'agreed' }, CHOSEN), path: steps.checkout.path },
  play: says('Book now'),
};
export const Booked: Story = {
  args: {
    snapshot: bookingIn('booked', { ...CHOSEN, trip: { tripId: ORDERED._id, outcome: 'confirmed' } }),
    path: steps.checkout.path,
  },
  play: says('Your trip is booked'),
};
