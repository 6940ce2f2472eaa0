import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  CarSearchScreen,
  type CarSearchScreenProps,
} from '#src/features/car-booking/search/CarSearchScreen.tsx';
import {
  AIRPORT_DESK,
  answered,
  BUSY_DESK,
  CITY_OFFICE,
  filled,
  found,
  foundOffice,
  oneWay,
  ready,
  resting,
} from '#stories/support/car/car-search-args.ts';
import { FAILURE } from '#stories/support/failure.ts';
import { narrow, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { colleagues } from '#stories/support/hotel/hotel-search-args.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { ANNA } from '#stories/support/people.ts';

const meta = {
  component: CarSearchScreen,
  decorators: [inShell],
  args: ready,
} satisfies Meta<typeof CarSearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', failure: FAILURE } };
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Pick-up time')).toHaveValue('08:00');
    await expect(canvas.getByLabelText('Drop-off time')).toHaveValue('18:00');
    await expect(canvas.getByLabelText("Driver's age")).toHaveDisplayValue('25 or older');
    await expect(canvas.queryByLabelText('Drop-off location')).toBeNull();
  },
};
export const EmptyNarrowest: Story = { globals: narrowest };
export const Filled: Story = { args: answered };
export const FilledNarrowDark: Story = { args: answered, globals: narrowDark };

const elsewhere: CarSearchScreenProps = {
  ...answered,
  criteria: oneWay,
  lookups: { pickUp: found, dropOff: foundOffice },
  stations: { pickUp: [AIRPORT_DESK], dropOff: [CITY_OFFICE] },
};
export const OneWay: Story = { args: elsewhere };
export const OneWayNarrow: Story = { args: elsewhere, globals: narrow };

export const ShowsDropOffField: Story = {
  args: { ...answered, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Different drop-off location'));
    await userEvent.click(canvas.getByRole('button', { name: 'Search cars' }));
    await expect(canvas.getByLabelText('Drop-off location')).toHaveAccessibleDescription(/Required/);
    await expect(canvas.getByLabelText('Drop-off location')).toHaveFocus();
    await userEvent.click(canvas.getByLabelText('Different drop-off location'));
    await userEvent.click(canvas.getByRole('button', { name: 'Search cars' }));
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith(filled);
  },
};

export const LeftBefore: Story = {
  args: {
    ...answered,
    left: {
      title: 'Avis, Volkswagen Golf',
      from: '2027-03-14',
      to: '2027-03-16',
      savedAt: '2027-02-27T15:10:00.000Z',
    },
    furthest: 2,
    onContinue: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect('onContinue' in args && args.onContinue).toHaveBeenCalled();
  },
};

export const ShowsRequiredFields: Story = {
  args: { ...ready, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search cars' }));
    await expect(canvas.getByLabelText('Pick-up location')).toHaveAccessibleDescription(/Required/);
    await expect(canvas.getByLabelText('Pick-up location')).toHaveFocus();
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
    await expect('onSubmit' in args && args.onSubmit).not.toHaveBeenCalled();
  },
};

export const KeepsEnteredValues: Story = {
  args: { ...answered, onWrite: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect('onWrite' in args && args.onWrite).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Pick-up time'), '09:30');
    await expect('onWrite' in args && args.onWrite).toHaveBeenLastCalledWith({
      ...filled,
      pickUpTime: '09:30',
    });
  },
};

export const YoungDriver: Story = {
  args: { ...answered, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.selectOptions(canvas.getByLabelText("Driver's age"), '22');
    await expect(canvas.getByText("Young drivers pay a surcharge and can't rent every car.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(canvas.getByText('Driver aged 22')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search cars' }));
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({ ...filled, driverAge: 22 });
  },
};

export const OutsideOpeningHours: Story = {
  args: { ...elsewhere, criteria: { ...oneWay, pickUpTime: '05:00', pickUpDate: '2027-03-13' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^No station is open at 05:00: on Sat 13 Mar/)).toBeVisible();
    await expect(canvas.getByText('Open from 07:30 to 18:30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change to 06:00' }));
    await expect(canvas.getByLabelText('Pick-up time')).toHaveValue('06:00');
    await expect(canvas.getByText('Open from 06:00 to 23:30')).toBeVisible();
  },
};
export const OpenAllDay: Story = {
  args: { ...answered, stations: { pickUp: [BUSY_DESK], dropOff: [BUSY_DESK] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Open all day')).toHaveLength(2);
  },
};
export const ClosedAllDay: Story = {
  args: { ...elsewhere, criteria: { ...oneWay, dropOffDate: '2027-03-21' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('All stations are closed on Sun 21 Mar.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change to Sat 20 Mar, 18:30' }));
    await expect(canvas.getByLabelText('Drop-off time')).toHaveValue('18:30');
    await expect(canvas.getByText('Open from 07:30 to 18:30')).toBeVisible();
  },
};
export const NoStations: Story = { args: { ...answered, stations: { pickUp: [], dropOff: null } } };

const expectFault =
  (field: string, message: string): NonNullable<Story['play']> =>
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search cars' }));
    await expect(canvas.getByLabelText(field)).toHaveAccessibleDescription(message);
    await expect(canvas.getByLabelText(field)).toHaveFocus();
    await expect('onSubmit' in args && args.onSubmit).not.toHaveBeenCalled();
  };
const withCriteria = (criteria: Partial<typeof filled>): CarSearchScreenProps => ({
  ...answered,
  criteria: { ...filled, ...criteria },
  onSubmit: fn(),
});

export const PickUpInThePast: Story = {
  args: withCriteria({ pickUpDate: '2027-03-01', pickUpTime: '09:30' }),
  play: expectFault('Pick-up time', 'It is already later than that there.'),
};
export const DropOffBeforePickUp: Story = {
  args: withCriteria({ dropOffDate: '2027-03-14', dropOffTime: '07:00' }),
  play: expectFault('Drop-off time', 'It has to be after the pick-up.'),
};
export const TooLong: Story = {
  args: withCriteria({ dropOffDate: '2027-04-13' }),
  play: expectFault('Drop-off time', 'A car can be rented for 30 days at most.'),
};

export const PicksAnAirportByKeyboard: Story = {
  args: {
    ...ready,
    lookups: {
      pickUp: {
        ...resting,
        text: 'zur',
        suggestions: [
          { id: 'airport ZRH', label: 'Zurich Airport (ZRH)', detail: 'Zurich' },
          { id: 'p1', label: 'Zürich', detail: 'Switzerland' },
        ],
        onPick: fn(),
      },
      dropOff: resting,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Pick-up location' }).focus();
    await expect(await canvas.findByRole('option', { name: /Zurich Airport/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect('lookups' in args && args.lookups.pickUp.onPick).toHaveBeenCalledWith('airport ZRH');
  },
};

export const RentsForADay: Story = {
  args: withCriteria({ pickUpDate: '', dropOffDate: '' }),
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Pick-up and drop-off/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sunday 14 March 2027' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sunday 14 March 2027' }));
    await expect(canvas.getByText(/Sun 14 Mar to Sun 14 Mar/)).toHaveTextContent('1 day');
    await userEvent.click(canvas.getByRole('button', { name: 'Search cars' }));
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({
      ...filled,
      dropOffDate: '2027-03-14',
    });
  },
};

function ForColleagues(props: CarSearchScreenProps) {
  const [searchString, onSearch] = useState('');
  if (props.state !== 'ready') return null;
  return <CarSearchScreen {...props} colleagues={{ ...colleagues, searchString, onSearch }} />;
}

export const ForAColleague: Story = {
  args: { ...answered, onSubmit: fn() },
  render: (args) => <ForColleagues {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a colleague' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Anna Keller' }));
    await expect(canvas.getByRole('button', { name: 'Choose a colleague' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Search cars' }));
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({ ...filled, travelers: [ANNA] });
  },
};
export const NoDriver: Story = {
  args: { ...withCriteria({ travelers: [] }), colleagues } as CarSearchScreenProps,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search cars' }));
    await expect(canvas.getByText('Required')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a colleague' })).toHaveFocus();
  },
};
