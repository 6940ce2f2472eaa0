import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { NO_EXTRAS } from '#domain/flight-booking/selected-extras.ts';
import type { RepricingResult } from '#src/components/booking/RepricingDialog.tsx';
import { FAILURE } from '#stories/support/failure.ts';
import { chf } from '#stories/support/flight/fare-fixtures.ts';
import { fareRepricing } from '#stories/support/flight/flight-fares-args.ts';
import { PRICED_FARE, readyOptions } from '#stories/support/flight/flight-options-args.ts';
import { LiveFlightOptions } from '#stories/support/flight/LiveFlightOptions.tsx';
import { OFFERED, TWO_AISLES } from '#stories/support/flight/seat-fixtures.ts';
import { narrowDark, narrowest, wide } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { ANNA, DANIEL } from '#stories/support/people.ts';

const meta = {
  component: LiveFlightOptions,
  decorators: [inShell],
  args: readyOptions,
  globals: wide,
} satisfies Meta<typeof LiveFlightOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

const CHOSEN = {
  seats: [
    { segment: 0, traveler: ANNA._id, seat: '12A', price: null },
    { segment: 0, traveler: DANIEL._id, seat: '12B', price: null },
    { segment: 1, traveler: ANNA._id, seat: '33D', price: chf(35_00) },
  ],
  bags: [{ leg: 0, traveler: DANIEL._id, kind: 'checked', quantity: 2, price: chf(140_00) } as const],
  memberships: [{ traveler: ANNA._id, program: 'LH', membershipNumber: '992220001234567' }],
};

const focused = () => document.activeElement as HTMLElement;

/** Nothing is chosen at first, and nothing is required. */
export const Nothing: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const summary = within(canvas.getByRole('complementary', { name: 'Summary' }));
    await expect(summary.getAllByText(/^CHF.1,560\.00$/)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to checkout' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(NO_EXTRAS);
  },
};
export const NothingIntoTheTrip: Story = {
  args: { onAdd: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to trip' }));
    await expect(args.onAdd).toHaveBeenCalledWith(NO_EXTRAS);
  },
};
const daniel = { traveler: DANIEL._id, firstName: 'Daniel', lastName: 'Frei' };
const gaps = [
  { ...daniel, endsOn: '2027-03-18', until: '2027-03-20' },
  { ...daniel, traveler: ANNA._id, firstName: 'Anna', lastName: 'Keller', endsOn: null, until: '2027-03-20' },
];
const ownProfile = { traveler: DANIEL._id, href: '/users/1', mayChange: false };
/** Before the checkout asks for it, so that there is time. */
export const PassportEndsEarly: Story = {
  args: { gaps, ownProfile },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your passport ends before this trip')).toBeVisible();
    await expect(canvas.getByText('The profile of Anna Keller has no passport')).toBeVisible();
    const links = canvas.getAllByRole('link', { name: 'Request a change to your profile' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/users/1#passports',
      '/users/1#flight',
    ]);
  },
};
export const PassportEndsEarlyNarrowDark: Story = { ...PassportEndsEarly, globals: narrowDark };
export const NothingNarrowest: Story = { globals: narrowest };

export const SeatsByKeyboard: Story = {
  name: 'Seats are chosen by keyboard, one traveller after the other',
  args: { onWrite: fn() },
  play: async ({ canvas, userEvent }) => {
    const summary = within(canvas.getByRole('complementary', { name: 'Summary' }));
    const out = within(canvas.getByRole('region', { name: 'ZRH – FRA, LH 1185, Sun 14 Mar' }));
    const first = out.getByRole('button', { name: /^8A, window, CHF.25\.00, free$/ });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(out.getByText('8C is for Anna Keller. Now choose a seat for Daniel Frei.')).toBeVisible();
    await expect(summary.getByText(/^CHF.1,585\.00$/)).toBeVisible();
    await expect(out.getByRole('radio', { name: /^Daniel Frei/ })).toBeChecked();
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect(out.getByText(/^16C is for Daniel Frei\. All travellers have a seat/)).toBeVisible();
    await expect(summary.getByText(/^CHF.1,620\.00$/)).toBeVisible();
    await expect(focused()).toHaveAccessibleName(
      /^16C, aisle, exit row, over the wing, CHF.35\.00, for Daniel Frei$/,
    );
    await userEvent.tab();
    const next = canvas.getByRole('region', { name: /^FRA – JFK, LH 400/ });
    await expect(next).toContainElement(focused());
    await expect(within(next).getByRole('radio', { name: /^Anna Keller/ })).toBeChecked();
    await userEvent.tab();
    await expect(focused()).toHaveAccessibleName(/^22A, .*free$/);
    await userEvent.keyboard('{Enter}');
    await expect(within(next).getByText(/^22A is for Anna Keller/)).toBeVisible();
  },
};

export const SeatGivenBack: Story = {
  name: 'A seat is given back, and the total falls by its price',
  args: { extras: CHOSEN, onWrite: fn() },
  play: async ({ canvas, userEvent }) => {
    const summary = within(canvas.getByRole('complementary', { name: 'Summary' }));
    await expect(summary.getByText(/^CHF.1,735\.00$/)).toBeVisible();
    const long = within(canvas.getByRole('region', { name: /^FRA – JFK, LH 400/ }));
    await userEvent.click(long.getByRole('radio', { name: /^Anna Keller/ }));
    await userEvent.click(long.getByRole('button', { name: /^33D, .*for Anna Keller$/ }));
    await expect(long.getByText('Anna Keller has given 33D back.')).toBeVisible();
    await expect(summary.getByText(/^CHF.1,700\.00$/)).toBeVisible();
  },
};

export const SeatsInATable: Story = {
  args: { onWrite: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const out = within(canvas.getByRole('region', { name: /^ZRH – FRA/ }));
    await userEvent.selectOptions(out.getByLabelText('Seat position'), 'aisle');
    await userEvent.click(out.getByRole('button', { name: 'Choose: 16C' }));
    await expect(args.onWrite).toHaveBeenCalledWith({
      ...NO_EXTRAS,
      seats: [{ segment: 0, traveler: ANNA._id, seat: '16C', price: chf(35_00) }],
    });
    await expect(out.getByRole('radio', { name: /^Daniel Frei/ })).toBeChecked();
  },
};
export const SeatsInATableNarrowDark: Story = {
  globals: narrowDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getAllByRole('table', { name: 'Seats in Economy for Anna Keller' })).toHaveLength(2);
  },
};

export const BagsAndMemberships: Story = {
  args: { onWrite: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const summary = within(canvas.getByRole('complementary', { name: 'Summary' }));
    const out = within(canvas.getByRole('group', { name: 'ZRH to JFK, Sun 14 Mar' }));
    await userEvent.selectOptions(out.getByLabelText('Daniel Frei: checked bags, 23 kg'), '2');
    await expect(summary.getByText(/^CHF.1,700\.00$/)).toBeVisible();
    await expect(summary.getByText(/2 checked bags, Daniel Frei/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Membership of Anna Keller'), 'LH 992220001234567');
    await expect(args.onWrite).toHaveBeenLastCalledWith({ ...CHOSEN, seats: [] });
    await expect(canvas.getByText('Daniel Frei has no membership that fits these airlines.')).toBeVisible();
  },
};

export const AllChosen: Story = { args: { extras: CHOSEN } };
export const AllChosenNarrowDark: Story = { args: { extras: CHOSEN }, globals: narrowDark };

/** Back from the checkout, another choice is not submitted. */
export const NotSavedYet: Story = {
  args: { extras: CHOSEN, isUnsaved: true, furthest: 4 },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('complementary', { name: 'Summary' }));
    await expect(summary.getByText('Not saved yet')).toBeVisible();
  },
};

const wideBody = { ...OFFERED, seatMaps: [TWO_AISLES] };
export const TwoAisles: Story = { args: { offered: { state: 'ready', extras: wideBody } } };
export const TwoAislesNarrowest: Story = { ...TwoAisles, globals: narrowest };
export const TwoAislesNarrowDark: Story = { ...TwoAisles, globals: narrowDark };

export const NoSeatMap: Story = {
  play: async ({ canvas }) => {
    const back = within(canvas.getByRole('region', { name: /^JFK – ZRH, LX 15/ }));
    await expect(back.getByText(/^This flight has no seat map/)).toBeVisible();
  },
};
export const NothingOffered: Story = {
  args: { offered: { state: 'ready', extras: { ...OFFERED, seatMaps: [], bags: [] } } },
};
export const InForeignCurrency: Story = {
  args: {
    priced: {
      ...PRICED_FARE,
      total: {
        asked: chf(1_560_00),
        converted: { amount: 1_657_46, currency: 'EUR' },
        rate: { date: '2027-03-01', currency: 'EUR', from: '0.9412', to: '1' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^EUR.1,657\.46$/)).toBeVisible();
    await expect(canvas.getByText(/^CHF.1,560\.00 at the supplier$/)).toBeVisible();
  },
};

export const Loading: Story = { args: { offered: { state: 'loading' } } };
export const Failed: Story = {
  args: { offered: { state: 'failed', failure: FAILURE }, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to checkout' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(NO_EXTRAS);
  },
};
export const FareIsGone: Story = {
  args: { offered: { state: 'gone', cause: 'expired' }, onPickAnother: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This fare is no longer offered')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Go to checkout' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add to trip' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pick another fare' }));
    await expect(args.onPickAnother).toHaveBeenCalled();
  },
};

export const FareHasSoldOut: Story = {
  args: { offered: { state: 'gone', cause: 'soldOut' } },
  play: ({ canvas }) => expect(canvas.getByText('This fare has sold out')).toBeVisible(),
};

export const Repricing: Story = {
  args: { extras: CHOSEN, isPricing: true, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to checkout' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const NoPriceCameBack: Story = { args: { extras: CHOSEN, onRetryPrice: fn() } };

const repriced = (repricing: RepricingResult): Story => ({
  args: {
    extras: CHOSEN,
    repricing,
    lostExtras: ['Seat 33D, Anna Keller'],
    onAccept: fn(),
    onReview: fn(),
    onPickAnother: fn(),
  },
});
export const OptionIsDearer: Story = {
  args: {
    ...repriced({ type: 'dearer', priced: [fareRepricing(1_640_00, false)] }).args,
    lostExtras: [],
    risenExtras: ['Seat 33D, Anna Keller: now CHF 28.00'],
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'The price has risen' }));
    await expect(dialog.getByText('Seat 33D, Anna Keller: now CHF 28.00')).toBeVisible();
  },
};
export const OptionIsGone: Story = {
  ...repriced({ type: 'extrasGone', priced: [fareRepricing(1_540_00, true)] }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Some options are gone' }));
    await expect(dialog.getByText('Seat 33D, Anna Keller')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change the options' }));
    await expect(args.onReview).toHaveBeenCalledTimes(1);
    await expect(args.onPickAnother).not.toHaveBeenCalled();
  },
};
export const Dearer: Story = {
  ...repriced({ type: 'dearer', priced: [fareRepricing(1_720_00, false)] }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept and continue' }));
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
  },
};
export const SoldOut: Story = {
  ...repriced({ type: 'soldOut' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pick another fare' }));
    await expect(args.onPickAnother).toHaveBeenCalledTimes(1);
  },
};
