import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { TripFilter } from '#domain/contract.ts';
import { TravelersField } from '#src/components/booking/TravelersField.tsx';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { SearchBar } from '#src/features/home/SearchBar.tsx';
import type { TripsSectionProps } from '#src/features/home/TripsSection.tsx';
import { HotelSearchForm } from '#src/features/hotel-booking/search/HotelSearchForm.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { filled, found, ready } from '#stories/support/hotel/hotel-search-args.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { ANNA } from '#stories/support/people.ts';
import { DANIEL, MIRJAM, NOW, TRIP_IN_LIST } from '#stories/support/trip-fixtures.ts';
import { withQueries } from '#stories/support/with-queries.tsx';

const meta = {
  component: HomeScreen,
  decorators: [inShell, withQueries],
  args: { firstName: 'Mirjam', isKnown: true },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const hotelSearch = { ...ready, criteria: filled, lookup: found, onSubmit: fn() };
const trips: Omit<TripsSectionProps, 'bookingHref' | 'people'> = {
  personId: MIRJAM._id,
  now: NOW,
  zone: 'Europe/Zurich',
  filter: 'upcoming',
  counts: { current: 0, upcoming: 1, past: 31, cancelled: 2, waitingApproval: 1, toDecide: 0 },
  typed: '',
  onSearch: fn(),
  hrefOf: (filter: TripFilter, page: number) => `/?trips=${filter}&page=${page}`,
  list: {
    state: 'ready',
    trips: { docs: [TRIP_IN_LIST], totalDocs: 1, limit: 20, page: 1, totalPages: 1 },
    updating: false,
  },
};

const COLLEAGUES = [ANNA, DANIEL].map(({ _id, firstName, lastName }) => ({
  _id,
  user: { _id, firstName, lastName, email: `${lastName}@alpenblick.example` },
  role: 'traveler' as const,
  active: true,
}));
const colleagueList = {
  ...({ state: 'ready', isSettled: true, page: 1, pages: 1 } as const),
  onPage: fn(),
  onRetry: fn(),
};

/** An arranger chooses people first; then the form books for them, and their trips are listed. */
function ArrangersHome() {
  const [people, setPeople] = useState<readonly BookingTraveler[]>([]);
  const [searchString, onSearch] = useState('');
  const matching = COLLEAGUES.filter(({ user }) => user.lastName.startsWith(searchString));
  const field = (
    <TravelersField
      travelers={people}
      colleagues={{ ...colleagueList, people: matching, searchString, onSearch }}
      error={undefined}
      isOpenAtFirst
      onChange={setPeople}
    />
  );
  const bar = {
    first: 'hotel',
    renderForm: () => <HotelSearchForm {...hotelSearch} chosen={people} />,
    people: { field, chosen: people.map(({ _id }) => _id).join() },
  } as const;
  return (
    <HomeScreen firstName="Mirjam" isKnown searchBar={<SearchBar {...bar} />} trips={{ ...trips, people }} />
  );
}

export const PeopleFirst: Story = {
  render: () => <ArrangersHome />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('form')).toBeNull();
    const picker = canvas.getByRole('searchbox', { name: 'Search colleagues' });
    await userEvent.type(picker, 'Kel{Enter}');
    await expect(picker).toHaveFocus();
    await expect(picker).toHaveValue('');
    await userEvent.type(picker, 'Fr{Enter}');
    const people = within(canvas.getByRole('group', { name: 'For' }));
    await expect(people.getByRole('button', { name: 'Remove Anna Keller' })).toBeVisible();
    const form = within(canvas.getByRole('form', { name: 'Hotel search' }));
    await expect(form.queryByRole('group', { name: 'For' })).toBeNull();
    await expect(canvas.getByText('Only trips of Anna Keller and Daniel Frei')).toBeVisible();
    await userEvent.click(people.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByRole('searchbox', { name: 'Search colleagues' })).toBeNull();
  },
};
export const PeopleNarrowDark: Story = {
  render: () => <ArrangersHome />,
  globals: narrowDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Anna Keller' }));
    await expect(canvas.getByRole('button', { name: 'Search and book' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Anna Keller' }));
    await expect(canvas.queryByRole('button', { name: 'Search and book' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add Anna Keller' })).toBeVisible();
  },
};
