import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  HotelSearchScreen,
  type HotelSearchScreenProps,
} from '#src/features/hotel-booking/search/HotelSearchScreen.tsx';
import { IN_BERLIN } from '#stories/support/earlier-searches.ts';
import { FAILURE } from '#stories/support/failure.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { colleagues, filled, found, ready } from '#stories/support/hotel/hotel-search-args.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { ANNA } from '#stories/support/people.ts';

const meta = {
  component: HotelSearchScreen,
  decorators: [inShell],
  args: ready,
} satisfies Meta<typeof HotelSearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const FINDS = 'City, airport, hotel or company location';

export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', failure: FAILURE } };
export const Empty: Story = {};
export const EmptyNarrowest: Story = { globals: narrowest };
export const Filled: Story = { args: { ...ready, criteria: filled, lookup: found } };
export const FilledNarrowDark: Story = { ...Filled, globals: narrowDark };
export const SearchedEarlier: Story = {
  args: { ...ready, earlier: { searches: [IN_BERLIN], onRepeat: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hotels Berlin' }));
    await expect('earlier' in args && args.earlier?.onRepeat).toHaveBeenCalledWith(IN_BERLIN);
  },
};
export const SearchedEarlierNarrowDark: Story = { ...SearchedEarlier, globals: narrowDark };
export const CompanyLocation: Story = {
  args: { ...ready, criteria: { ...filled, formVariant: 'companyLocation', companyLocationId: 'l1' } },
};
export const WithoutCompanyLocations: Story = {
  args: { ...ready, places: { locations: [], unit: 'mi' } },
};

const returned = {
  title: 'Hotel Seefeld, Zürich',
  from: '2027-03-14',
  to: '2027-03-16',
  savedAt: '2027-02-27T15:10:00.000Z',
};

export const LeftBefore: Story = {
  args: { ...ready, left: returned, furthest: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Continue where you left off')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect('onContinue' in args && args.onContinue).toHaveBeenCalled();
  },
};

export const ShowsRequiredFields: Story = {
  args: { ...ready, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search by price' }));
    await expect(canvas.getByPlaceholderText(FINDS)).toHaveAccessibleDescription('Required');
    await expect(canvas.getByPlaceholderText(FINDS)).toHaveFocus();
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
    await expect('onSubmit' in args && args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ReportsEnteredValues: Story = {
  args: { ...ready, criteria: filled, lookup: found, onWrite: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect('onWrite' in args && args.onWrite).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.selectOptions(canvas.getByLabelText('Trip purpose'), 'conference');
    await userEvent.clear(canvas.getByLabelText('Radius in kilometres'));
    const entered = { ...filled, purpose: 'conference' };
    await expect('onWrite' in args && args.onWrite).toHaveBeenLastCalledWith(entered);
    await userEvent.type(canvas.getByLabelText('Radius in kilometres'), '12');
    await expect('onWrite' in args && args.onWrite).toHaveBeenLastCalledWith({ ...entered, radius: 12 });
  },
};

export const SearchesByMap: Story = {
  args: { ...ready, criteria: filled, lookup: found, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search by map' }));
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({
      ...filled,
      submitButtonType: 'SearchByMap',
    });
  },
};

export const PicksDatesByKeyboard: Story = {
  args: { ...ready, criteria: { ...filled, checkIn: '', checkOut: '' }, lookup: found, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Check-in and check-out/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sunday 14 March 2027' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByText(/Sun 14 Mar to Tue 16 Mar/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search by price' }));
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith(filled);
  },
};

const calendar: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Check-in and check-out/ }));
  await expect(await canvas.findByText('Choose the check-in')).toBeVisible();
};

export const Calendar: Story = { args: { ...ready, criteria: filled, lookup: found }, play: calendar };
export const CalendarNarrowDark: Story = { ...Calendar, globals: narrowDark };

function ForColleagues(props: HotelSearchScreenProps) {
  const [searchString, onSearch] = useState('');
  if (props.state !== 'ready') return null;
  return <HotelSearchScreen {...props} colleagues={{ ...colleagues, searchString, onSearch }} />;
}

const addAnna: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add colleagues' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Add Anna Keller' }));
};

export const ForOthers: Story = {
  args: { ...ready, criteria: filled, lookup: found, onSubmit: fn() },
  render: (args) => <ForColleagues {...args} />,
  play: async (context) => {
    await addAnna(context);
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByText('2 rooms')).toBeVisible();
    await expect(canvas.getByLabelText('Rooms')).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Daniel Frei' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Search by price' }));
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({ ...filled, travelers: [ANNA] });
  },
};
export const ForOthersNarrowDark: Story = { ...ForOthers, play: addAnna, globals: narrowDark };

const openList: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add colleagues' }));
};
const withList = (state: 'loading' | 'failed'): Story => ({
  args: { ...ready, colleagues: { ...colleagues, state } },
  play: openList,
});
export const ColleaguesLoading = withList('loading');
export const ColleaguesFailed = withList('failed');
export const NoMatchingColleague: Story = {
  args: { ...ready, colleagues: { ...colleagues, searchString: 'xqz', people: [], pages: 0 } },
  play: openList,
};
