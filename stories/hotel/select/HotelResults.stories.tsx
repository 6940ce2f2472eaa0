import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { earlierChoice } from '#domain/booking/choice-of-part.ts';
import type { HotelResultsScreenProps } from '#src/features/hotel-booking/select/hotel-results-props.ts';
import { dark, laptop, narrow, narrowDark, narrowest, wide } from '#stories/support/frames.tsx';
import { buildList, CRITERIA } from '#stories/support/hotel/hotel-list.ts';
import { finished, sources } from '#stories/support/hotel/hotel-results-args.ts';
import { LiveHotelResults } from '#stories/support/hotel/LiveHotelResults.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { STAY, TRIP } from '#stories/support/trip-fixtures.ts';

const meta = {
  component: LiveHotelResults,
  decorators: [inShell],
  args: finished,
  globals: wide,
} satisfies Meta<typeof LiveHotelResults>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { list: null, hiddenByPolicy: 0 };
const withFilter = (filter: Partial<HotelResultsScreenProps['settings']['filter']>) => ({
  settings: { ...finished.settings, filter: { ...finished.settings.filter, ...filter } },
});

export const NotSearched: Story = { args: { ...nothing, progress: 'none', sources: [] } };
export const Loading: Story = { args: { ...nothing, progress: 'inProgress', sources: sources() } };

const streaming = {
  progress: 'inProgress' as const,
  sources: sources('answered', 'answered', 'waiting', 'failed'),
  list: buildList(8),
  newResults: 8,
  hiddenByPolicy: 0,
};
export const Streaming: Story = {
  name: 'Results are arriving',
  args: { ...streaming, onShowNew: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Booking.com has not answered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '8 new results' }));
    await expect(args.onShowNew).toHaveBeenCalled();
  },
};

export const Finished: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 hidden by policy')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(25);
    const [cheapest] = canvas.getAllByRole('article');
    await expect(cheapest).toHaveAccessibleName('Pension Uto');
  },
};
/** The list next to the map leaves the place of a hotel enough room for one line. */
export const FinishedOnALaptop: Story = {
  globals: laptop,
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('article');
    if (!card) throw new Error('Nothing is listed');
    const [where] = within(card).getAllByText(/ · /);
    await expect(where?.clientHeight).toBeLessThan(24);
  },
};
export const FinishedNarrowDark: Story = { globals: narrowDark };
export const FinishedNarrowest: Story = { globals: narrowest };

const byMap = { criteria: { ...CRITERIA, submitButtonType: 'SearchByMap' as const } };
export const SearchedByMap: Story = {
  args: byMap,
  play: async ({ canvas }) => {
    const drawn = await canvas.findByRole('region', { name: 'Map of the hotels' });
    await expect(drawn).toBeVisible();
  },
};
export const SearchedByMapDark: Story = { args: byMap, globals: { ...wide, ...dark } };
export const SearchedByMapNarrow: Story = {
  args: { ...byMap, selected: '2657896-1' },
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article')).toHaveAccessibleName('Hotel Limmatblick');
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(25);
  },
};

const noHotels = { list: buildList(0), hiddenByPolicy: 0 };
export const NoHotels: Story = {
  name: 'No hotels were found',
  args: noHotels,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No hotels were found' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Change search' })).toHaveLength(2);
  },
};
export const AllHiddenByPolicy: Story = { args: { ...noHotels, hiddenByPolicy: 14 }, globals: narrow };

const minor = {
  failure: { kind: 'minor' as const },
  sources: sources('answered', 'answered', 'failed', 'answered'),
};
export const MinorError: Story = {
  name: 'One source failed',
  args: minor,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A minor error occurred')).toBeVisible();
    await expect(
      canvas.getByText('Something went slightly wrong while retrieving the list of hotels.'),
    ).toBeVisible();
  },
};

const major = {
  ...nothing,
  failure: { kind: 'major' as const },
  sources: sources('failed', 'failed', 'failed', 'failed'),
};
export const MajorError: Story = {
  name: 'All sources failed',
  args: { ...major, onSearchAgain: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('An error occurred')).toBeVisible();
    await expect(canvas.getByText('Something went wrong while retrieving the list of hotels.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search again' }));
    await expect(args.onSearchAgain).toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: {
    ...nothing,
    sources: [],
    failure: { kind: 'refused', message: 'This check-in is in the past. Please choose a later date.' },
  },
};

export const Expired: Story = {
  name: 'Prices have expired',
  args: { expired: true, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const choose = canvas.getByRole('button', { name: 'Choose a room in Pension Uto' });
    await expect(choose).toHaveAttribute('title', 'This price has expired: search again');
    await userEvent.click(choose);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const ExpiredAlternatives: Story = {
  args: { ...withFilter({ stars: [5] }), expired: true, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [more] = canvas.getAllByRole('button', { name: /^Details of/ });
    if (!more) throw new Error('There is a hotel outside of the policy');
    await userEvent.click(more);
    const other = canvas.getByRole('button', { name: /Hotel Limmatblick Mühle/ });
    await expect(other).toHaveAttribute('title', 'This price has expired: search again');
    await userEvent.click(other);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

const filtered = withFilter({ roomAspects: ['Refundable', 'InPolicy'], areas: ['Altstadt'], stars: [4] });
export const Filtered: Story = { args: filtered };

const tooMuch = withFilter({ stars: [1], roomAspects: ['CorporateRate'], amenityCodes: [64, 68] });
export const FilteredEmpty: Story = {
  args: tooMuch,
  play: async ({ canvas, userEvent }) => {
    const request = canvas.getByRole('link', { name: 'Ask the agency' });
    await expect(request).toHaveAttribute('href', '/booking/request');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all filters: 60 results' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(25));
  },
};
const oneTooMuch = withFilter({ stars: [5], areas: ['Altstadt'] });
export const FilteredEmptyWaysOut: Story = { args: oneTooMuch };

export const IsFilteredByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Area' }).focus();
    await userEvent.keyboard('{Enter}');
    const area = within(await canvas.findByRole('group', { name: 'Area' }));
    area.getByRole('checkbox', { name: /Seefeld/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('8 hotels', { selector: 'strong' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    canvas.getByRole('button', { name: 'Remove the filter Area: Seefeld' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('60 hotels', { selector: 'strong' })).toBeVisible();
  },
};

export const IsSortedAndPaged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Rating' }));
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('Grand Hotel Schwanenhof');
  },
};

export const RendersCardsBelowTheFold: Story = {
  play: async ({ canvas, userEvent }) => {
    const allAreLaidOut = () => {
      const cards = canvas.getAllByRole('article');
      expect(cards).toHaveLength(25);
      for (const card of cards) expect(card.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    };
    await waitFor(allAreLaidOut);
    await userEvent.click(canvas.getByRole('radio', { name: 'Rating' }));
    await waitFor(allAreLaidOut);
  },
};

export const OffersWhatIsInPolicy: Story = {
  args: { ...withFilter({ stars: [5] }), onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [grand] = canvas.getAllByRole('article');
    if (!grand) throw new Error('There is a hotel');
    await userEvent.click(within(grand).getByRole('button', { name: /^Details of/ }));
    await userEvent.click(within(grand).getByRole('button', { name: /Hotel Limmatblick Mühle/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('2657896-25');
  },
};

export const ListedRate: Story = {
  name: 'The listed rate is booked at once',
  args: { onChoose: fn(), onBook: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Book this rate: .+ in .+ for CHF.[\d,.]+$/ });
    if (!first) throw new Error('There is a hotel');
    await userEvent.click(first);
    await expect(args.onBook).toHaveBeenCalledOnce();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const RateOfAChangedStay: Story = {
  name: 'A booked stay is changed room by room',
  args: { onBook: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Book this rate/ })).toBeNull();
  },
};

export const FiltersInADrawer: Story = {
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = within(canvas.getByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: /Corporate rate/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Show 15 hotels' }));
    await expect(canvas.getByText('15 hotels', { selector: 'strong' })).toBeVisible();
  },
};
export const FiltersOpenNarrowDark: Story = {
  globals: narrowDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
};

const [again] = buildList(60).hotels;
const [sameRate] = again?.rates ?? [];

/** A hotel and a rate of the list, as they were requested before for CHF 20 less. */
const listedBefore =
  again && sameRate
    ? earlierChoice(
        {
          ...STAY,
          property: { ...STAY.property, propertyId: again.propertyId },
          room: { ...STAY.room, ...sameRate, deadlines: [] },
          price: { asked: { ...sameRate.price, amount: sameRate.price.amount - 2_000 } },
        },
        TRIP.bookingInfo,
      )
    : null;

export const EarlierChoiceIsMarked: Story = {
  args: { earlier: listedBefore, settings: { ...finished.settings, sort: 'DistanceFrom' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Your earlier choice: ${again?.name}`)).toBeVisible();
    await expect(canvas.getByText(/That is \S+\s20\.00 more than then\./)).toBeVisible();
    const card = canvas.getByText('Your earlier choice').closest('article');
    await expect(card).toHaveAccessibleName(again?.name);
    await lookNarrowAndDark();
  },
};

export const EarlierHotelOnOtherTerms: Story = {
  args: {
    earlier: listedBefore && { ...listedBefore, offer: 'another room' },
    settings: { ...finished.settings, sort: 'DistanceFrom' },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByText('Your earlier choice, on other terms').closest('article');
    await expect(card).toHaveAccessibleName(again?.name);
  },
};

export const EarlierHotelIsFull: Story = {
  args: {
    earlier: listedBefore && { ...listedBefore, result: 'full' },
    settings: { ...finished.settings, sort: 'DistanceFrom' },
    onChoose: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your earlier choice is not among these offers')).toBeVisible();
    await expect(canvas.getByText(/^Nearest to it now: /)).toHaveTextContent(`now: ${again?.name}, for`);
    const card = canvas.getByText('Nearest to your earlier choice').closest('article');
    await expect(card).toHaveAccessibleName(again?.name);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose this instead' }));
    await expect(args.onChoose).toHaveBeenCalledWith(again?.propertyId);
    await lookNarrowAndDark();
  },
};
