import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Money } from '#domain/contract.ts';
import { finishedCars } from '#stories/support/car/car-results-args.ts';
import { LiveCarResults } from '#stories/support/car/LiveCarResults.tsx';
import { finishedFlights } from '#stories/support/flight/flight-results-args.ts';
import { LiveFlightResults } from '#stories/support/flight/LiveFlightResults.tsx';
import { narrow, wide } from '#stories/support/frames.tsx';
import { finished as finishedHotels } from '#stories/support/hotel/hotel-results-args.ts';
import { LiveHotelResults } from '#stories/support/hotel/LiveHotelResults.tsx';
import { inShell } from '#stories/support/in-shell.tsx';

interface Rated {
  hour: Money;
}

const LISTS = {
  flights: ({ hour }: Rated) => <LiveFlightResults {...finishedFlights} hour={hour} />,
  hotels: ({ hour }: Rated) => <LiveHotelResults {...finishedHotels} hour={hour} />,
  cars: ({ hour }: Rated) => <LiveCarResults {...finishedCars} hour={hour} />,
};

interface DensityProps {
  kind: keyof typeof LISTS;
  /** What an hour of a traveler counts as. */
  hour?: Money;
}

/** How much of a list is seen without scrolling. */
function Density({ kind, hour = { amount: 6000, currency: 'CHF' } }: DensityProps) {
  const Results = LISTS[kind];
  return <Results hour={hour} />;
}

const meta = { component: Density, decorators: [inShell], args: { kind: 'flights' } } satisfies Meta<
  typeof Density
>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const WINDOW_HEIGHT = 900;
const FIRST_PRICE_WITHIN = 500;

/** Offers whose every line is in a window of 1440 by 900 pixels. */
const shows =
  (least: number): Play =>
  async ({ canvas }) => {
    await waitFor(() => {
      const inView = canvas
        .getAllByRole('article')
        .filter((offer) => offer.getBoundingClientRect().bottom + window.scrollY <= WINDOW_HEIGHT);
      expect(inView.length).toBeGreaterThanOrEqual(least);
    });
  };

/** The bottom of the first price on a phone. */
const showsPrice: Play = async ({ canvas }) => {
  await waitFor(() => {
    const [price] = canvas.getAllByText(/^CHF.[\d,]+\.\d\d$/);
    const bottom = (price?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) + window.scrollY;
    expect(bottom).toBeLessThanOrEqual(FIRST_PRICE_WITHIN);
  });
};

export const SixFlights: Story = { args: { kind: 'flights' }, globals: wide, play: shows(6) };
export const FourHotels: Story = { args: { kind: 'hotels' }, globals: wide, play: shows(4) };
export const FiveCars: Story = { args: { kind: 'cars' }, globals: wide, play: shows(5) };
export const PriceOfAFlight: Story = { args: { kind: 'flights' }, globals: narrow, play: showsPrice };
export const PriceOfAHotel: Story = { args: { kind: 'hotels' }, globals: narrow, play: showsPrice };
export const PriceOfACar: Story = { args: { kind: 'cars' }, globals: narrow, play: showsPrice };

/** At most three tabs from the heading to the first offer, and arrows between offers. */
export const ByKeyboard: Story = {
  args: { kind: 'hotels' },
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    heading.focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Skip the filters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const [first, second] = canvas.getAllByRole('button', { name: /^Choose a room in/ });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
  },
};

/** Why an offer is the best is said in words. */
export const BestFlight: Story = {
  args: { kind: 'flights' },
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Best for you' }));
    await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('LX 14');
    await expect(canvas.getByText(/^Best for you: LX 14, in policy, CHF.280\.00 more/)).toBeVisible();
    await expect(canvas.getByText(/An hour of your time is valued at CHF.60\.00\./)).toBeVisible();
  },
};
/** The same list where the company settled less for an hour. */
export const BestFlightAtAnotherRate: Story = {
  args: { kind: 'flights', hour: { amount: 4500, currency: 'CHF' } },
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Best for you' }));
    await expect(canvas.getByText(/An hour of your time is valued at CHF.45\.00\./)).toBeVisible();
  },
};
export const BestHotel: Story = {
  args: { kind: 'hotels' },
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Best for you' }));
    await expect(canvas.getByText(/^Best for you: .+, in policy, /)).toBeVisible();
  },
};
export const BestCar: Story = {
  args: { kind: 'cars' },
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Best for you' }));
    await expect(
      canvas.getByText(/^Best for you: Sixt, Toyota Aygo, in policy, the cheapest\./),
    ).toBeVisible();
  },
};
