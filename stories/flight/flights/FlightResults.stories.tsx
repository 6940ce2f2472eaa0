import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { earlierChoice } from '#domain/booking/choice-of-part.ts';
import { earlierFlight } from '#stories/support/flight/earlier-flight.ts';
import {
  finishedFlights,
  flightSources,
  withFlightFilter,
} from '#stories/support/flight/flight-results-args.ts';
import { LiveFlightResults } from '#stories/support/flight/LiveFlightResults.tsx';
import { FIRST_SOURCE_LIST, manyFlights, NEW_YORK_LIST } from '#stories/support/flight/new-york-flights.ts';
import { laptop, narrow, narrowDark, narrowest, wide } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { chf, TRIP } from '#stories/support/trip-fixtures.ts';

const meta = {
  component: LiveFlightResults,
  decorators: [inShell],
  args: finishedFlights,
  globals: wide,
} satisfies Meta<typeof LiveFlightResults>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { list: null, hiddenByPolicy: 0 };

export const NotSearched: Story = { args: { ...nothing, progress: 'none', sources: [] } };
export const Loading: Story = {
  args: { ...nothing, progress: 'inProgress', sources: flightSources('waiting', 'waiting') },
};

const streaming = {
  progress: 'inProgress' as const,
  sources: flightSources('answered', 'waiting'),
  list: FIRST_SOURCE_LIST,
  newResults: 8,
  hiddenByPolicy: 0,
};
export const Streaming: Story = {
  name: 'Results are arriving',
  args: { ...streaming, onShowNew: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Network airlines has answered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '8 new results' }));
    await expect(args.onShowNew).toHaveBeenCalled();
  },
};

export const Finished: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('12 hidden by policy')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Flight 1 of 2: Zurich to New York, Thu 1 Apr',
    );
    const [cheapest] = canvas.getAllByRole('article');
    if (!cheapest) throw new Error('Nothing is listed');
    await expect(cheapest).toHaveAccessibleName('LH 1191, AC 877, AC 718');
    const card = within(cheapest);
    await expect(card.getByText('CHF 1,240.00')).toBeVisible();
    await expect(card.getByText('2 × CHF 620.00')).toBeVisible();
    await expect(card.getByText(/operated by Edelweiss Air/)).toBeVisible();
    await expect(card.getByText(/^2 stops: FRA 5 h 25 min, Long stopover/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /^Details of/ }));
    await expect(card.getByText('5 h 25 min at Frankfurt Airport')).toBeVisible();
    await expect(
      canvas.getByText(
        'From, return included, with all taxes, plus a booking fee of CHF 12.00 for each trip',
      ),
    ).toBeVisible();
    await expect(
      card.getByRole('button', { name: /^Choose LH 1191, AC 877, AC 718 for CHF.1,240\.00$/ }),
    ).toBeVisible();
  },
};
export const FinishedOnALaptop: Story = { globals: laptop };
export const FinishedNarrowDark: Story = { globals: narrowDark };
export const FinishedNarrowest: Story = { globals: narrowest };

const noFlights = {
  list: NEW_YORK_LIST && { ...NEW_YORK_LIST, flights: [] },
  hiddenByPolicy: 0,
};
export const NoFlights: Story = {
  name: 'No flights were found',
  args: noFlights,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No flights were found' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Change search' })).toHaveLength(2);
  },
};
export const AllHiddenByPolicy: Story = { args: { ...noFlights, hiddenByPolicy: 14 }, globals: narrow };

const minor = { failure: { kind: 'minor' as const }, sources: flightSources('answered', 'failed') };
export const MinorError: Story = {
  name: 'One source failed',
  args: minor,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A minor error occurred')).toBeVisible();
    await expect(
      canvas.getByText('Something went slightly wrong while retrieving the list of flights.'),
    ).toBeVisible();
  },
};

const major = { ...nothing, failure: { kind: 'major' as const }, sources: flightSources('failed', 'failed') };
export const MajorError: Story = {
  name: 'All sources failed',
  args: { ...major, onSearchAgain: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('Something went wrong while retrieving the list of flights.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search again' }));
    await expect(args.onSearchAgain).toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: {
    ...nothing,
    sources: [],
    failure: { kind: 'refused', message: 'This flight is in the past. Please choose a later date.' },
  },
};

export const Expired: Story = {
  name: 'Prices have expired',
  args: { expired: true, onFilter: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [choose] = canvas.getAllByRole('button', { name: /^Choose LH 1191/ });
    if (!choose) throw new Error('It is listed');
    await expect(choose).toHaveAttribute('title', 'This price has expired: search again');
    await userEvent.click(choose);
    await expect(args.onFilter).not.toHaveBeenCalled();
  },
};

const filtered = withFlightFilter({ inPolicyOnly: true, maximumStops: 1, alliances: ['STAR'] });
export const Filtered: Story = { args: filtered };

const tooMuch = withFlightFilter({ airlines: ['BA'], maximumStops: 0 });
export const FilteredEmpty: Story = {
  args: tooMuch,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No flight matches your filters')).toBeVisible();
    const request = canvas.getByRole('link', { name: 'Ask the agency' });
    await expect(request).toHaveAttribute('href', '/booking/request');
    await expect(canvas.getByRole('button', { name: 'Remove “Direct flights”: 1 result' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all filters: 7 results' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
  },
};

export const IsFilteredByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Airline' }).focus();
    await userEvent.keyboard('{Enter}');
    const airlines = within(await canvas.findByRole('group', { name: 'Airline' }));
    airlines.getByRole('checkbox', { name: /Swiss/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('3 flights', { selector: 'strong' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const remove = canvas.getByRole('button', {
      name: 'Remove the filter Airline: Swiss International Air Lines',
    });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('7 flights', { selector: 'strong' })).toBeVisible();
  },
};

export const IsFilteredByTimesAndStops: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Times' }));
    const departure = within(await canvas.findByRole('group', { name: 'Departure, Zurich to New York' }));
    await userEvent.click(departure.getByRole('checkbox', { name: /Morning/ }));
    await expect(canvas.getByText('4 flights', { selector: 'strong' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Stops' }));
    await canvas.findByRole('option', { name: 'Direct flights (2)' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stops' }), 'Direct flights (2)');
    await expect(canvas.getByText('2 flights', { selector: 'strong' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all filters' }));
    await expect(canvas.getByText('7 flights', { selector: 'strong' })).toBeVisible();
  },
};

export const IsSortedAndPaged: Story = {
  args: { list: manyFlights(60) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Latest' }));
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('LX 159');
  },
};

export const IsSortedByTheTimeAtAnAirport: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Earliest' }));
    await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('LH 1185, LH 400');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time of' }), 'Arrival');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'At' }), 'LGA LaGuardia Airport');
    await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('LH 1191, AC 877, AC 718');
  },
};
export const SortedByTimeNarrow: Story = {
  args: {
    settings: {
      ...finishedFlights.settings,
      sort: {
        sortBy: 'time',
        timeOptions: { airport: 'EWR', earliestOrLatest: 'latest', departureOrArrival: 'arrival' },
      },
    },
  },
  globals: narrow,
};

export const FiltersInADrawer: Story = {
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = within(canvas.getByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: /oneworld/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Show 1 flight' }));
    await expect(canvas.getByText('1 flight', { selector: 'strong' })).toBeVisible();
  },
};
export const FiltersOpenNarrowDark: Story = {
  globals: narrowDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
};

const again = NEW_YORK_LIST.flights.at(-1);
const [fare] = again?.fares ?? [];

/** A flight of the list, as it was requested before for CHF 20 less. */
const listedBefore =
  again && fare
    ? earlierChoice(earlierFlight(again, fare, chf(fare.price.amount - 2_000)), TRIP.bookingInfo)
    : null;

export const EarlierChoiceIsMarked: Story = {
  args: { earlier: listedBefore },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your earlier choice: /)).toBeVisible();
    // Two people fly.
    await expect(canvas.getByText(/That is CHF\s40\.00 more than then\./)).toBeVisible();
    const card = () => canvas.getByText('Your earlier choice').closest('article');
    await expect(card()).toHaveAttribute('id', `result-${again?.legs[0]?.id}`);
    await userEvent.click(canvas.getByRole('radio', { name: 'Whole journey' }));
    await waitFor(() => expect(card()).toHaveAttribute('id', `result-${again?.id}`));
    await lookNarrowAndDark();
  },
};

export const EarlierFlightIsSoldOut: Story = {
  args: { earlier: listedBefore && { ...listedBefore, result: 'sold out' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your earlier choice is not among these offers')).toBeVisible();
    await expect(canvas.getByText(/^Nearest to it now: /)).toBeVisible();
    const card = canvas.getByText('Nearest to your earlier choice').closest('article');
    await expect(card).toHaveAttribute('id', `result-${again?.legs[0]?.id}`);
    await lookNarrowAndDark();
  },
};
