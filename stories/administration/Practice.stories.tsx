import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Practice } from '#domain/contract.ts';
import { PracticeScreen } from '#src/features/practice/PracticeScreen.tsx';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';

const nothingOn: Practice = {
  switches: {
    clockOffsetMinutes: 0,
    priceChangePercent: 0,
    failedSources: [],
    soldOut: false,
    lostAnswers: false,
    silentApprovers: false,
  },
  sources: {
    flights: ['network', 'lowCost'],
    hotels: ['100', '110', '112', '113'],
    cars: ['direct', 'broker'],
  },
  bookings: [],
  now: '2027-03-14T10:30:00.000Z',
};

const everythingOn: Practice = {
  ...nothingOn,
  bookings: [
    { reference: 'a', status: 'confirmed', price: { amount: 23_400, currency: 'CHF' } },
    { reference: 'b', status: 'held', price: { amount: 8_000, currency: 'CHF' } },
  ],
  switches: {
    clockOffsetMinutes: 1440,
    priceChangePercent: -7,
    failedSources: ['lowCost', '112'],
    soldOut: true,
    lostAnswers: true,
    silentApprovers: true,
    slowSource: { source: '113', milliseconds: 4500 },
  },
};

const ready = {
  state: 'ready',
  practice: nothingOn,
  resets: 0,
  saving: false,
  refusal: null,
  onSave: fn(),
  onReset: fn(),
} as const;

const meta = {
  component: PracticeScreen,
  decorators: [inShell],
  args: ready,
} satisfies Meta<typeof PracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading' } };
export const Forbidden: Story = { args: { state: 'forbidden' } };

export const NothingOn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is switched on')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset everything' })).toBeDisabled();
  },
};

export const EverythingOn: Story = {
  args: { ...ready, practice: everythingOn },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 things are switched on')).toBeVisible();
    await expect(canvas.getByText(/^The simulated suppliers hold 2 bookings/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Hotels: Bedsonline' })).toBeChecked();
    await expect(canvas.getByLabelText('Slow source')).toHaveValue('113');
  },
};
export const EverythingOnNarrowDark: Story = {
  args: { ...ready, practice: everythingOn },
  globals: narrowDark,
};
export const EverythingOnNarrowest: Story = {
  args: { ...ready, practice: everythingOn },
  globals: narrowest,
};

export const Saving: Story = { args: { ...ready, saving: true } };
export const Refused: Story = { args: { ...ready, refusal: 'Network Error' } };

export const ShowsInvalidNumbers: Story = {
  args: { ...ready, onSave: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const clock = canvas.getByLabelText('Minutes by which the clock is ahead');
    await userEvent.clear(clock);
    await userEvent.type(clock, 'tomorrow{Enter}');
    await expect(clock).toHaveAccessibleDescription(/Enter a whole number from 0 to 525600/);
    await expect(clock).toHaveFocus();
    await expect('onSave' in args && args.onSave).not.toHaveBeenCalled();
  },
};

export const IsUsedByKeyboard: Story = {
  args: { ...ready, onSave: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText('Percent by which prices rise').focus();
    await userEvent.keyboard('5{Tab} {Tab}');
    await expect(canvas.getByRole('checkbox', { name: 'Sold out' })).toBeChecked();
    await userEvent.selectOptions(canvas.getByLabelText('Slow source'), '112');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cars: broker' }));
    canvas.getByRole('checkbox', { name: 'Silent approvers' }).focus();
    await userEvent.keyboard(' {Tab}{Enter}');
    await expect('onSave' in args && args.onSave).toHaveBeenCalledWith({
      ...nothingOn.switches,
      priceChangePercent: 5,
      soldOut: true,
      slowSource: { source: '112', milliseconds: 3000 },
      failedSources: ['broker'],
      silentApprovers: true,
    });
  },
};

export const ResetsEverything: Story = {
  args: { ...ready, practice: everythingOn, onReset: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset everything' }));
    await expect('onReset' in args && args.onReset).toHaveBeenCalled();
  },
};
