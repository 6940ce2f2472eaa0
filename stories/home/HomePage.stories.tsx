import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { TripFilter, TripList, TripSummary } from '#domain/contract.ts';
import { FlightSearchForm } from '#src/features/flight-booking/search/FlightSearchForm.tsx';
import { DecisionCards } from '#src/features/home/DecisionCards.tsx';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { SearchBar } from '#src/features/home/SearchBar.tsx';
import { HotelSearchForm } from '#src/features/hotel-booking/search/HotelSearchForm.tsx';
import { FAILURE } from '#stories/support/failure.ts';
import {
  answered as answeredFlights,
  filled as filledFlights,
} from '#stories/support/flight/flight-search-args.ts';
import { dark, narrowDark, narrowest } from '#stories/support/frames.tsx';
import {
  filled as filledHotels,
  found,
  ready as readyHotels,
} from '#stories/support/hotel/hotel-search-args.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { DANIEL, DANIEL_DECIDES, MIRJAM, NOW, TRIP_IN_LIST } from '#stories/support/trip-fixtures.ts';
import { restingBulk, WAITING_TRIPS } from '#stories/support/waiting-trips.ts';
import { withQueries } from '#stories/support/with-queries.tsx';

const meta = {
  component: HomeScreen,
  decorators: [inShell, withQueries],
  args: { firstName: 'Mirjam', isKnown: true },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const flightSearch = { ...answeredFlights, onSubmit: fn() };
const hotelSearch = { ...readyHotels, criteria: filledHotels, lookup: found, onSubmit: fn() };
const FORMS = {
  flight: <FlightSearchForm {...flightSearch} />,
  hotel: <HotelSearchForm {...hotelSearch} />,
  car: null,
};

export const Greeting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome, Mirjam' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};
export const GreetingNarrowDark: Story = { globals: narrowDark };
const searchBar = <SearchBar first="flight" renderForm={(kind) => FORMS[kind]} />;
export const WithSearch: Story = {
  args: { searchBar },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Flight' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Search flights' }));
    await expect(flightSearch.onSubmit).toHaveBeenCalledWith(filledFlights);
    await userEvent.click(canvas.getByRole('radio', { name: 'Hotel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Search by price' }));
    await expect(hotelSearch.onSubmit).toHaveBeenCalledWith({
      ...filledHotels,
      submitButtonType: 'SearchByPrice',
    });
    await expect(canvas.getByRole('link', { name: 'Ask the agency' })).toHaveAttribute(
      'href',
      '/booking/request',
    );
  },
};
/** On phones, the form is folded. */
export const WithSearchNarrowDark: Story = {
  args: { searchBar },
  globals: narrowDark,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Search flights' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Search and book' }));
    await expect(canvas.getByRole('button', { name: 'Search flights' })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('form', { name: 'Flight search' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};
export const KindOnPhone: Story = {
  args: { searchBar },
  globals: narrowDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hotel' }));
    await expect(canvas.getByRole('form', { name: 'Hotel search' })).toBeVisible();
  },
};

const more = (part: Partial<TripSummary>, number: number): TripSummary => ({
  ...TRIP_IN_LIST,
  ...part,
  _id: `01994b5e-7c1a-7cc2-b7a1-3f0c5a8ec${String(number).padStart(3, '0')}`,
});
const REQUEST = {
  title: 'Milan, 14 – 16 Mar',
  status: 'approved',
  openRequest: true,
  total: { amount: 0, currency: 'CHF' },
} as const;
const docs = [
  TRIP_IN_LIST,
  more({ title: 'London, 14 – 16 Mar', status: 'approved', itineraryRefId: 'P4XW9D' }, 1),
  more(
    {
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and Winterthur, 14 – 16 Mar',
      status: 'waiting_level_1_approval',
      waiting: {
        level: 1,
        deciders: [DANIEL_DECIDES],
        until: '2027-03-02T09:30:00.000Z',
        keepsRules: false,
      },
      travelers: [
        { firstName: 'Mirjam', lastName: 'Zgraggen' },
        { firstName: 'Beat', lastName: 'Odermatt' },
      ],
      total: { amount: 1234550, currency: 'CHF' },
    },
    2,
  ),
  more({ title: 'Genève, 14 – 16 Mar', status: 'rejected', end: 'expired' }, 3),
  more(
    {
      title: 'Olten, 14 – 16 Mar',
      status: 'cancelled',
      end: 'failed',
      total: { amount: 0, currency: 'CHF' },
    },
    4,
  ),
  more({ title: 'Zürich and London, 14 – 16 Mar', status: 'approved', partlyBooked: true }, 5),
];

const trips = {
  people: [],
  personId: MIRJAM._id,
  now: NOW,
  zone: 'Europe/Zurich',
  filter: 'upcoming',
  counts: { current: 0, upcoming: 6, past: 31, cancelled: 2, waitingApproval: 1, toDecide: 0 },
  typed: '',
  onSearch: fn(),
  hrefOf: (filter: TripFilter, page: number) => `/?trips=${filter}&page=${page}`,
  list: {
    state: 'ready',
    trips: { docs, totalDocs: 6, limit: 20, page: 1, totalPages: 1 },
    updating: false,
  },
} as const;

const empty: TripList = { docs: [], totalDocs: 0, limit: 20, page: 1, totalPages: 0 };
const none = { state: 'ready', trips: empty, updating: false } as const;
const pages = { ...trips.list.trips, totalDocs: 45, totalPages: 3, page: 2 };
const withTrips = { searchBar, trips };

export const ManyTrips: Story = {
  args: {
    ...withTrips,
    trips: { ...trips, counts: { ...trips.counts, past: 100, cancelled: 99 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Past 99+' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancelled 99' })).toBeVisible();
  },
};
export const Trips: Story = {
  args: withTrips,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: TRIP_IN_LIST.title })).toHaveAttribute(
      'href',
      `/trips/${TRIP_IN_LIST._id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Upcoming 6' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Past 31' })).toHaveAttribute(
      'href',
      '/?trips=past&page=1',
    );
    await expect(canvas.getByText('Approval expired')).toBeVisible();
    await expect(canvas.getByText('Being booked')).toBeVisible();
    await expect(canvas.getByText('Partly booked')).toBeVisible();
    await expect(canvas.getByText('CHF 12,345.50')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};
export const ARequestHasNoPriceYet: Story = {
  args: {
    ...withTrips,
    trips: {
      ...trips,
      list: { ...trips.list, trips: { ...trips.list.trips, docs: [more(REQUEST, 6)], totalDocs: 1 } },
    },
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('link', { name: REQUEST.title }).closest('li') ?? document.body);
    await expect(row.getByText('Request to the agency')).toBeVisible();
    await expect(row.queryByText(/CHF/)).toBeNull();
  },
};
export const ADayOfTheCompany: Story = {
  args: { ...withTrips, companyDay: <p>The day of the company</p> },
  play: async ({ canvas }) => {
    const day = canvas.getByText('The day of the company').getBoundingClientRect();
    await expect(day.bottom).toBeLessThan(
      canvas.getByRole('heading', { name: 'Trips' }).getBoundingClientRect().top,
    );
  },
};
export const TripsNarrowestDark: Story = { args: withTrips, globals: { ...narrowest, ...dark } };

export const TripsLoading: Story = {
  args: { ...withTrips, trips: { ...trips, counts: undefined, list: { state: 'loading' } } },
};
/** Nothing is shown that would move. */
export const DeskLoading: Story = {
  args: { ...withTrips, decisions: 'Decisions', isKnown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading trips…')).toBeVisible();
    await expect(canvas.queryByText('Decisions')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Trips' })).toBeNull();
  },
};
export const TripsFailed: Story = {
  args: {
    ...withTrips,
    trips: {
      ...trips,
      counts: undefined,
      list: { state: 'failed', failure: FAILURE },
    },
  },
};
export const TripsUpdating: Story = {
  args: { ...withTrips, trips: { ...trips, list: { ...trips.list, updating: true } } },
};
export const TripsInPages: Story = {
  args: { ...withTrips, trips: { ...trips, list: { ...trips.list, trips: pages } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 – 26 of 45')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/?trips=upcoming&page=3',
    );
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/?trips=upcoming&page=1',
    );
  },
};
export const NoUpcomingTrips: Story = {
  args: { ...withTrips, trips: { ...trips, list: none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No upcoming trips.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a booking' })).toHaveAttribute(
      'href',
      '/booking/flight',
    );
  },
};
export const NoTripsNarrowDark: Story = {
  args: { ...withTrips, trips: { ...trips, filter: 'waitingApproval', list: none } },
  globals: narrowDark,
};
const waitingList = (waiting: readonly TripSummary[]) => ({
  ...none,
  trips: { ...empty, docs: [...waiting], totalDocs: waiting.length, totalPages: 1 },
});
const decisions = (
  <DecisionCards
    trips={WAITING_TRIPS.slice(0, 4)}
    bulkApproval={restingBulk()}
    personId={DANIEL._id}
    now={NOW}
    zone="Europe/Zurich"
    showsAll={false}
  />
);
/** The search stays in view above what waits; what waits for others is in its list. */
export const Approver: Story = {
  args: {
    ...withTrips,
    decisions,
    trips: { ...trips, filter: 'waitingApproval', list: waitingList(WAITING_TRIPS) },
  },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('region', { name: 'Waiting for your decision' });
    const search = canvas.getByRole('region', { name: 'What would you like to book?' });
    await expect(search.getBoundingClientRect().bottom).toBeLessThan(own.getBoundingClientRect().top);
    const others = within(canvas.getByRole('region', { name: 'Waiting for others' }));
    await expect(others.getByText(/Petra Wyss or Ruth Ammann or 1 other/)).toBeVisible();
    await expect(others.getByText(/deadline passed, Mon 1 Mar, 10:50/)).toBeVisible();
    await expect(others.getByText('No rule broken')).toBeVisible();
  },
};
export const ApproverNarrowDark: Story = { args: Approver.args ?? {}, globals: narrowDark };
export const AllWaitForOneself: Story = {
  args: {
    ...Approver.args,
    trips: { ...trips, filter: 'waitingApproval', list: waitingList(WAITING_TRIPS.slice(0, 4)) },
  },
  play: ({ canvas }) => expect(canvas.getByText('They all wait for your decision.')).toBeVisible(),
};
export const NoTripsBeyondTheLastPage: Story = {
  args: { ...withTrips, trips: { ...trips, list: { ...none, trips: { ...empty, page: 7 } } } },
};
export const NoTripsMatch: Story = {
  args: { ...withTrips, trips: { ...trips, typed: 'lond', list: none, onSearch: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No trip here matches “lond”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.trips?.onSearch).toHaveBeenCalledWith('');
  },
};
export const TripsAreSearched: Story = {
  args: { ...withTrips, trips: { ...trips, onSearch: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trips' }), 'k');
    await expect(args.trips?.onSearch).toHaveBeenCalledWith('k');
  },
};
