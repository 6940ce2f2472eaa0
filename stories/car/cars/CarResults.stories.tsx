import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { earlierChoice } from '#domain/booking/choice-of-part.ts';
import { buildCarList } from '#stories/support/car/car-list.ts';
import { carSources, finishedCars, withCarFilter } from '#stories/support/car/car-results-args.ts';
import { LiveCarResults } from '#stories/support/car/LiveCarResults.tsx';
import { withinTrip } from '#stories/support/clashes.ts';
import { laptop, narrow, narrowDark, narrowest, wide } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { RENTAL, TRIP } from '#stories/support/trip-fixtures.ts';

const meta = {
  component: LiveCarResults,
  decorators: [inShell],
  args: finishedCars,
  globals: wide,
} satisfies Meta<typeof LiveCarResults>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { list: null, hiddenByPolicy: 0 };

export const NotSearched: Story = { args: { ...nothing, progress: 'none', sources: [] } };
export const Loading: Story = {
  args: { ...nothing, progress: 'inProgress', sources: carSources('waiting', 'waiting') },
};

export const Clash: Story = {
  name: 'Said before a car is chosen: it waits before the landing',
  args: { clashes: withinTrip },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/before the flight to Zurich lands on/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Go to checkout: / })[0]).toBeEnabled();
  },
};

const streaming = {
  progress: 'inProgress' as const,
  sources: carSources('answered', 'waiting'),
  list: buildCarList(8),
  newResults: 8,
  hiddenByPolicy: 0,
};
export const Streaming: Story = {
  name: 'Results are arriving',
  args: { ...streaming, onShowNew: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Direct booking has answered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '8 new results' }));
    await expect(args.onShowNew).toHaveBeenCalled();
  },
};

export const Finished: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('12 hidden by policy')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(25);
    const [cheapest] = canvas.getAllByRole('article');
    if (!cheapest) throw new Error('Nothing is listed');
    await expect(cheapest).toHaveAccessibleName('Sixt, Toyota Aygo');
    const card = within(cheapest);
    await expect(card.getByText('Mini · Manual · Petrol · Air conditioning · 4 seats')).toBeVisible();
    await expect(card.getByText(/Zurich Airport · in the terminal · 0\.1.km west/)).toBeVisible();
    await expect(card.getByText('CHF 117.00')).toBeVisible();
    await expect(card.getByText('CHF 39.00 a day, 3 days')).toBeVisible();
    await expect(card.getByText('Paid at the counter')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Details of Sixt, Toyota Aygo' }));
    await expect(card.getByText('5 doors · 1 large bag · 1 small bag')).toBeVisible();
    await expect(
      canvas.getByText(
        'Totals for the rental, with mandatory charges, plus a booking fee of CHF 12.00 for each trip',
      ),
    ).toBeVisible();
  },
};
/** The list next to the map leaves the text of a car enough room to be readable. */
export const FinishedOnALaptop: Story = {
  globals: laptop,
  play: async ({ canvas }) => {
    const [seats] = canvas.getAllByText(/ · \d seats$/);
    await expect(seats?.clientWidth).toBeGreaterThan(200);
  },
};
export const FinishedNarrowDark: Story = { globals: narrowDark };
export const FinishedNarrowest: Story = { globals: narrowest };

/** On a wide screen, the pin of a card and the station on the map next to it have the same name. */
export const ShowsOnTheMap: Story = {
  name: 'A car is shown on the map',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Map of the stations' })).toBeVisible();
    const [pin] = canvas.getAllByRole('button', { name: /^Show Hertz, .* on the map$/ });
    if (!pin) throw new Error('Hertz is listed');
    await userEvent.click(pin);
    const marker = await canvas.findByRole('button', { name: /^Hertz, Zurich Aussersihl, CHF/ });
    await waitFor(() => expect(marker).toHaveAttribute('data-active', 'true'));
  },
};
/** The list turns to the first car of the station. */
export const ChosenOnTheMap: Story = {
  name: 'A station is chosen on the map',
  args: { settings: { ...finishedCars.settings, sort: 'closest' } },
  play: async ({ canvas, userEvent }) => {
    const marker = await canvas.findByRole('button', { name: /^Hertz, Zurich Aussersihl, CHF/ });
    await userEvent.click(marker);
    await waitFor(() => {
      const active = canvas.getAllByRole('article').filter(({ dataset }) => dataset.active === 'true');
      expect(active).toHaveLength(1);
      expect(active[0]).toHaveAccessibleName(/^Hertz, /);
    });
    await expect(marker).toHaveAttribute('data-active', 'true');
  },
};
export const MapNarrow: Story = {
  args: { selected: buildCarList(1).cars[0]?.id ?? '' },
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Map' }));
    await expect(canvas.getByRole('article')).toHaveAccessibleName('Avis, Volkswagen Golf');
    await expect(await canvas.findByRole('region', { name: 'Map of the stations' })).toBeVisible();
  },
};
export const MapNarrowDark: Story = { ...MapNarrow, globals: narrowDark };

const noCars = { list: buildCarList(0), hiddenByPolicy: 0 };
export const NoCars: Story = {
  name: 'No cars were found',
  args: noCars,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No cars were found' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Change search' })).toHaveLength(2);
  },
};
export const AllHiddenByPolicy: Story = { args: { ...noCars, hiddenByPolicy: 14 }, globals: narrow };

const minor = { failure: { kind: 'minor' as const }, sources: carSources('answered', 'failed') };
export const MinorError: Story = {
  name: 'One source failed',
  args: minor,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A minor error occurred')).toBeVisible();
    await expect(
      canvas.getByText('Something went slightly wrong while retrieving the list of cars.'),
    ).toBeVisible();
  },
};

const major = { ...nothing, failure: { kind: 'major' as const }, sources: carSources('failed', 'failed') };
export const MajorError: Story = {
  name: 'All sources failed',
  args: { ...major, onSearchAgain: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Something went wrong while retrieving the list of cars.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search again' }));
    await expect(args.onSearchAgain).toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: {
    ...nothing,
    sources: [],
    failure: { kind: 'refused', message: 'This pick-up is in the past. Please choose a later date.' },
  },
};

export const Expired: Story = {
  name: 'Prices have expired',
  args: { expired: true, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const choose = canvas.getByRole('button', {
      name: /^Go to checkout: Sixt, Toyota Aygo for CHF.117\.00$/,
    });
    await expect(choose).toHaveAttribute('title', 'This price has expired: search again');
    await userEvent.click(choose);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

const filtered = withCarFilter({ inPolicyOnly: true, vendorCode: ['ZE', 'ZI'], minimumSeats: 5 });
export const Filtered: Story = { args: filtered };

const tooMuch = withCarFilter({ inPolicyOnly: true, carFuel: ['electric'], carTransmission: ['manual'] });
export const FilteredEmpty: Story = {
  args: tooMuch,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No car matches your filters')).toBeVisible();
    const request = canvas.getByRole('link', { name: 'Ask the agency' });
    await expect(request).toHaveAttribute('href', '/booking/request');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all filters: 60 results' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(25));
  },
};
const oneTooMuch = withCarFilter({ inPolicyOnly: true, carFuel: ['electric'] });
export const FilteredEmptyWaysOut: Story = {
  args: oneTooMuch,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove “In policy”: \d+ results$/ }));
    await expect(canvas.getByText('7 cars', { selector: 'strong' })).toBeVisible();
  },
};

export const IsFilteredByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Rental company' }).focus();
    await userEvent.keyboard('{Enter}');
    const vendors = within(await canvas.findByRole('group', { name: 'Rental company' }));
    vendors.getByRole('checkbox', { name: /Hertz/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('15 cars', { selector: 'strong' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    canvas.getByRole('button', { name: 'Remove the filter Rental company: Hertz' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('60 cars', { selector: 'strong' })).toBeVisible();
  },
};

export const IsFilteredBySeats: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seats' }));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Seats' }), '9 or more (7)');
    await expect(canvas.getByText('7 cars', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove the filter 9 or more seats' })).toBeVisible();
  },
};

export const IsSortedAndPaged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Closest' }));
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('Sixt, Toyota Aygo');
  },
};

export const FiltersInADrawer: Story = {
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = within(canvas.getByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: /Automatic/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Show 36 cars' }));
    await expect(canvas.getByText('36 cars', { selector: 'strong' })).toBeVisible();
  },
};
export const FiltersOpenNarrowDark: Story = {
  globals: narrowDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
};

const [again] = buildCarList(60).cars;

export const EarlierChoiceIsOffered: Story = {
  args: {
    earlier: again
      ? earlierChoice(
          {
            ...RENTAL,
            vendor: again.vendor,
            pickUp: again.pickUp,
            dropOff: again.dropOff,
            car: { ...RENTAL.car, ...again.car },
            price: { asked: { ...again.price, amount: again.price.amount - 500 } },
          },
          TRIP.bookingInfo,
        )
      : null,
    onChoose: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your earlier choice: /)).toBeVisible();
    await expect(canvas.getByText(/That is \S+\s5\.00 more than then\./)).toBeVisible();
    const card = canvas.getByText('Your earlier choice').closest('article');
    await expect(card).toHaveAttribute('id', `result-${again?.id}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose it again' }));
    await expect(args.onChoose).toHaveBeenCalledWith(again?.id);
  },
};

export const EarlierChoiceIsSoldOut: Story = {
  args: { earlier: earlierChoice(RENTAL, TRIP.bookingInfo), onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your earlier choice is not among these offers')).toBeVisible();
    await expect(canvas.getByText(/^Nearest to it now: .+, for \S+\s[\d.,]+\./)).toBeVisible();
    const card = canvas.getByText('Nearest to your earlier choice').closest('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose this instead' }));
    const [[id] = []] = (args.onChoose as ReturnType<typeof fn>).mock.calls;
    await expect(card).toHaveAttribute('id', `result-${id}`);
    await lookNarrowAndDark();
  },
};

export const EarlierChoiceWhileResultsArrive: Story = {
  args: { earlier: earlierChoice(RENTAL, TRIP.bookingInfo), progress: 'inProgress' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')[0]).toBeVisible();
    await expect(canvas.queryByText(/earlier choice/)).toBeNull();
  },
};
