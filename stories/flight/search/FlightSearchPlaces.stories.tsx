import { useWindowEvent } from '@mantine/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  FlightSearchScreen,
  type FlightSearchScreenProps,
} from '#src/features/flight-booking/search/FlightSearchScreen.tsx';
import { answered, filled, leg, place, ready } from '#stories/support/flight/flight-search-args.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { withQueries } from '#stories/support/with-queries.tsx';

const meta = {
  component: FlightSearchScreen,
  decorators: [inShell, withQueries],
  args: ready,
} satisfies Meta<typeof FlightSearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const typing =
  (typed: string, found: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'From' }), typed);
    await expect(await canvas.findByText(found)).toBeVisible();
  };

export const FindsAirports: Story = {
  play: async (context) => {
    await typing('new', 'NYC New York (all airports)')(context);
    await expect(context.canvas.getByText('JFK, EWR, LGA, SWF')).toBeVisible();
  },
};
export const NamesCountries: Story = {
  play: async (context) => {
    await typing('lon', 'London, Canada')(context);
    await expect(context.canvas.getByText('London, United Kingdom')).toBeVisible();
  },
};
export const LookingForAirports: Story = {
  args: { find: () => new Promise(() => {}) },
  play: typing('zur', 'Searching for places'),
};
export const NoSuchAirport: Story = {
  play: async (context) => {
    await typing('xqz', 'No such place')(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Search flights' }));
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveAccessibleDescription(
      'Choose an airport from the list.',
    );
  },
};
export const AirportsFail: Story = {
  args: { find: () => Promise.reject(new Error('offline')) },
  play: typing('zur', /can't be looked up/),
};

export const EnterSelectsTypedAirport: Story = {
  args: {
    ...answered,
    criteria: { ...filled, legs: [{ ...leg('ZRH', 'NYC'), origin: null, destination: null }] },
    onSubmit: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'From' }), 'zur');
    await userEvent.type(canvas.getByRole('combobox', { name: 'To' }), 'new{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filled));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveValue(`NYC ${place('NYC').name}`);
  },
};

export const KnownAirports: Story = {
  args: { ...ready, onWrite: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'From' }));
    const list = within(await canvas.findByRole('listbox', { name: 'From' }));
    await expect(list.getAllByRole('option')[0]).toHaveTextContent('ZRH Zurich Airport');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('ZRH Zurich Airport');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('listbox', { name: 'To' })).toBeVisible());
    await expect(canvas.queryByRole('option', { name: /ZRH/ })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveValue('');
    await expect(args.onWrite).toHaveBeenCalledTimes(1);
  },
};

/** The known airports arrive while the field has the focus. */
function KnownOnFocus(props: FlightSearchScreenProps) {
  const [isKnown, setKnown] = useState(false);
  useWindowEvent('focusin', () => setTimeout(() => setKnown(true)));
  return <FlightSearchScreen {...props} known={isKnown ? props.known : []} />;
}

export const KnownAirportsArriveLater: Story = {
  render: (args) => <KnownOnFocus {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'From' }));
    await expect(await canvas.findByRole('option', { name: /ZRH Zurich Airport/ })).toBeVisible();
  },
};
