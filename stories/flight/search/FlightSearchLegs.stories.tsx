import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FlightSearchScreen } from '#src/features/flight-booking/search/FlightSearchScreen.tsx';
import { answered, filled, leg, place, sixLegs } from '#stories/support/flight/flight-search-args.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { withQueries } from '#stories/support/with-queries.tsx';

const meta = {
  component: FlightSearchScreen,
  decorators: [inShell, withQueries],
  args: { ...answered, criteria: sixLegs },
} satisfies Meta<typeof FlightSearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixLegs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A trip can have six flights at most.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a flight' })).toBeNull();
  },
};
export const SixLegsNarrowDark: Story = { globals: narrowDark };

const threeLegs = { ...sixLegs, legs: sixLegs.legs.slice(0, 3) };

export const FromARoundTrip: Story = {
  args: { criteria: filled, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Multi city' }));
    await expect(canvas.getByRole('group', { name: 'Flight 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove flight 1' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Search flights' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...filled,
      flightType: 'multiCity',
      legs: [leg('ZRH', 'NYC', '2027-03-14'), leg('NYC', 'ZRH', '2027-03-19')],
    });
  },
};

export const AddsALegByKeyboard: Story = {
  args: { criteria: threeLegs, onWrite: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Add a flight' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('combobox', { name: 'From' })[3]).toHaveValue('HAM Hamburg Airport');
    await expect(canvas.getAllByRole('combobox', { name: 'To' })[3]).toHaveFocus();
    await expect(canvas.getByText('Flight 4 was added.')).toHaveAttribute('role', 'status');
    await expect(args.onWrite).toHaveBeenLastCalledWith({
      ...threeLegs,
      legs: [...threeLegs.legs, { ...leg('HAM', 'HAM'), destination: null }],
    });
  },
};

export const MovesALegByKeyboard: Story = {
  args: { criteria: threeLegs, onWrite: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move flight 3 up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move flight 2 up' })).toHaveFocus();
    await expect(canvas.getByText('This is flight 2 now.')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move flight 1 down' })).toHaveFocus();
    await expect(args.onWrite).toHaveBeenLastCalledWith({
      ...threeLegs,
      legs: [
        leg('OSL', 'HAM', '2027-03-14'),
        leg('ZRH', 'LHR', '2027-03-16'),
        leg('LHR', 'OSL', '2027-03-18'),
      ],
    });
  },
};

export const RemovesLegsByKeyboard: Story = {
  args: { criteria: threeLegs },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove flight 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('group', { name: 'Flight 3' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Move flight 2 up' })).toHaveFocus();
    await expect(canvas.getByText('Flight 3 was removed.')).toHaveAttribute('role', 'status');
  },
};

export const OutOfOrder: Story = {
  args: {
    criteria: {
      ...threeLegs,
      legs: [...threeLegs.legs.slice(0, 2), leg('OSL', 'HAM', '2027-03-10')],
    },
    onSubmit: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search flights' }));
    const day = canvas.getByRole('button', { name: /^Departure Wed 10 Mar/ });
    await expect(day).toHaveAccessibleDescription("It can't be before the flight above.");
    await expect(day).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Move flight 1 down' }));
    await expect(canvas.queryByText("It can't be before the flight above.")).toBeNull();
  },
};

export const KeepsTypedTextInItsLeg: Story = {
  args: {
    criteria: {
      ...threeLegs,
      legs: [...threeLegs.legs.slice(0, 2), { ...leg('OSL', 'HAM'), destination: null }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getAllByRole('combobox', { name: 'To' })[2] as HTMLElement, 'auck'); // there are three
    await userEvent.click(canvas.getByRole('button', { name: 'Move flight 3 up' }));
    const shown = `AKL ${place('AKL').name}`;
    await expect(await canvas.findByDisplayValue(shown)).toBe(
      canvas.getAllByRole('combobox', { name: 'To' })[1],
    );
  },
};
