import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import {
  FlightSearchScreen,
  type FlightSearchScreenProps,
} from '#src/features/flight-booking/search/FlightSearchScreen.tsx';
import { answered, filled, leg, ready } from '#stories/support/flight/flight-search-args.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { colleagues } from '#stories/support/hotel/hotel-search-args.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { ANNA, DANIEL } from '#stories/support/people.ts';
import { withQueries } from '#stories/support/with-queries.tsx';

const meta = {
  component: FlightSearchScreen,
  decorators: [inShell, withQueries],
  args: ready,
} satisfies Meta<typeof FlightSearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Round trip' })).toBeChecked();
    await expect(canvas.getByLabelText('Service class')).toHaveValue('Y');
    await expect(canvas.getByLabelText('Direct flights only')).not.toBeChecked();
  },
};
export const EmptyNarrowest: Story = { globals: narrowest };
export const Filled: Story = { args: answered };
export const FilledNarrowDark: Story = { args: answered, globals: narrowDark };

const withCriteria = (criteria: Partial<FlightCriteria>): FlightSearchScreenProps => ({
  ...answered,
  criteria: { ...filled, ...criteria },
  onSubmit: fn(),
});

const search: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search flights' }));
};

export const OneWay: Story = {
  args: withCriteria({}),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'One way' }));
    await expect(canvas.queryByLabelText('Return time')).toBeNull();
    canvas.getByRole('button', { name: /^Departure Sun 14 Mar/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Monday 15 March 2027' }));
    await search(context);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...filled,
      flightType: 'oneWay',
      departureDateRange: { from: '2027-03-15', to: '2027-03-19' },
    });
  },
};

export const WithWishes: Story = {
  args: withCriteria({}),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByLabelText('Service class')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Service class'), 'Business');
    await userEvent.click(canvas.getByLabelText('Direct flights only'));
    await userEvent.selectOptions(canvas.getByLabelText('Departure time'), 'morning');
    await userEvent.selectOptions(canvas.getByLabelText('Return time'), 'evening');
    const airlines = canvas.getByRole('combobox', { name: 'Preferred airlines' });
    await userEvent.type(airlines, 'swiss');
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await search(context);
    const [first] = filled.legs;
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...filled,
      legs: [{ ...first, departureTime: 'morning' }],
      returnTime: 'evening',
      serviceClass: 'C',
      directOnly: true,
      airlines: ['LX'],
    });
  },
};

export const ReturnsMonthsLater: Story = {
  args: withCriteria({ departureDateRange: { from: '', to: '' } }),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Departure and return/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sunday 14 March 2027' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Monday 31 May 2027' }));
    await expect(canvas.getByText(/Sun 14 Mar to Mon 31 May/)).toHaveTextContent('78 nights');
  },
};

export const Swaps: Story = {
  args: { ...withCriteria({}), onWrite: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const swap = canvas.getByRole('button', { name: 'Swap from and to' });
    await userEvent.click(swap);
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('NYC New York (all airports)');
    await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveValue('ZRH Zurich Airport');
    await expect(swap).toHaveFocus();
    await expect(args.onWrite).toHaveBeenLastCalledWith({ ...filled, legs: [leg('NYC', 'ZRH')] });
  },
};

export const LeftBefore: Story = {
  args: {
    ...answered,
    left: {
      title: 'LX 14, LX 15',
      from: '2027-03-14',
      to: '2027-03-19',
      savedAt: '2027-02-27T15:10:00.000Z',
    },
    furthest: 4,
    onContinue: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalled();
  },
};

export const LeftBeforeOneWay: Story = {
  args: {
    ...answered,
    left: { title: 'LX 14', from: '2027-03-14', to: '2027-03-14', savedAt: '2027-02-27T15:10:00.000Z' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^LX 14, Sun 14 Mar\. Saved on/)).toBeVisible();
  },
};

export const ShowsRequiredFields: Story = {
  args: { ...ready, onSubmit: fn() },
  play: async (context) => {
    const { args, canvas } = context;
    await search(context);
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveAccessibleDescription('Required');
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveFocus();
    await expect(canvas.getAllByText('Required')).toHaveLength(3);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const expectFault =
  (field: string | RegExp, message: string): NonNullable<Story['play']> =>
  async (context) => {
    const { args, canvas } = context;
    await search(context);
    const element =
      canvas.queryByRole('combobox', { name: field }) ?? canvas.getByRole('button', { name: field });
    await expect(element).toHaveAccessibleDescription(message);
    await expect(element).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  };

export const SameAirport: Story = {
  args: withCriteria({ legs: [{ ...leg('NYC', 'JFK') }] }),
  play: async (context) => {
    await expectFault('To', 'This is where you depart.')(context);
    const { canvas, userEvent } = context;
    await userEvent.clear(canvas.getByRole('combobox', { name: 'From' }));
    await expect(canvas.getByRole('combobox', { name: 'To' })).not.toHaveAccessibleDescription();
  },
};
export const OverAtTheAirport: Story = {
  args: {
    ...withCriteria({
      legs: [leg('AKL', 'ZRH')],
      departureDateRange: { from: '2027-03-01', to: '2027-03-09' },
    }),
    now: '2027-03-01T11:30:00.000Z',
  },
  play: expectFault(/^Departure and return/, 'This day is over at the airport.'),
};
export const ReturnBeforeDeparture: Story = {
  args: withCriteria({ departureDateRange: { from: '2027-03-14', to: '2027-03-12' } }),
  play: expectFault(/^Departure and return/, "The return can't be before the departure."),
};
export const TooFarAhead: Story = {
  args: withCriteria({ departureDateRange: { from: '2027-03-14', to: '2028-03-12' } }),
  play: expectFault(/^Departure and return/, "Airlines don't sell seats for this day yet."),
};

const TEN = Array.from({ length: 10 }, (_, at) => ({ ...DANIEL, _id: `${DANIEL._id}${at}` }));

export const TooManyTravelers: Story = {
  args: { ...withCriteria({ travelers: TEN }), colleagues },
  play: async (context) => {
    await search(context);
    await expect(context.canvas.getByText('At most nine travellers can be booked together.')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Add colleagues' })).toHaveFocus();
  },
};

function ForColleagues(props: FlightSearchScreenProps) {
  const [searchString, onSearch] = useState('');
  return <FlightSearchScreen {...props} colleagues={{ ...colleagues, searchString, onSearch }} />;
}

export const ForAColleagueToo: Story = {
  args: withCriteria({}),
  render: (args) => <ForColleagues {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Add colleagues' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Anna Keller' }));
    await search(context);
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, travelers: [DANIEL, ANNA] });
  },
};
export const NoTravelers: Story = {
  args: { ...withCriteria({ travelers: [] }), colleagues },
  play: async (context) => {
    await search(context);
    await expect(context.canvas.getByText('Required')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Add colleagues' })).toHaveFocus();
  },
};
