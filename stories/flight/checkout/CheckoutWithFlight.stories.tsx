import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { PassengerNeeds } from '#domain/contract.ts';
import type { SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import { CheckoutScreen } from '#src/features/checkout/CheckoutScreen.tsx';
import { FLIGHT_STEPS } from '#stories/support/booking-steps.ts';
import { carPart, PRICED_CAR } from '#stories/support/car/car-part.ts';
import { type ReadyCheckout, ready } from '#stories/support/checkout-args.ts';
import { INFO, TERMS } from '#stories/support/checkout-fixtures.ts';
import {
  flightPart,
  KNOWN,
  SHORT_PASSPORT,
  UNKNOWN,
  WITHOUT_PASSPORT,
} from '#stories/support/flight/flight-part.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';
import { ANNA, DANIEL } from '#stories/support/people.ts';

const withFlight = (...passengers: [PassengerNeeds, ...PassengerNeeds[]]): ReadyCheckout => ({
  ...ready,
  steps: FLIGHT_STEPS,
  parts: [flightPart(...passengers)],
  onSubmit: fn(),
});

function withSeats(seats: SelectedExtras['seats']): CheckoutPart {
  const part = flightPart(KNOWN);
  return { ...part, extras: { seats, bags: [], memberships: [] } };
}

const meta = {
  component: CheckoutScreen,
  decorators: [inShell],
  args: withFlight(KNOWN),
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const book = (canvas: ReturnType<typeof within>) => canvas.getByRole('button', { name: 'Book now' });

/** A free seat that was chosen by the preference is said to be one, and can be changed. */
export const PreferredSeat: Story = {
  args: {
    ...withFlight(KNOWN),
    parts: [withSeats([{ segment: 0, traveler: KNOWN.traveler, seat: '12C', price: null, preferred: true }])],
    ownId: KNOWN.traveler,
    extrasHref: '/booking/flight/options',
    onNoSeat: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Seat: 12C, free, your preference')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change the seats and bags' })).toHaveAttribute(
      'href',
      '/booking/flight/options',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'No seat instead of 12C' }));
    await expect(args.onNoSeat).toHaveBeenCalledOnce();
  },
};
export const PreferredSeatNarrowDark: Story = { args: { ...PreferredSeat.args }, globals: narrowDark };
export const PreferredSeatOfAnother: Story = {
  args: { ...PreferredSeat.args, ownId: ANNA._id },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seat: 12C, free, the traveller’s preference')).toBeVisible();
  },
};
export const NoSeat: Story = {
  args: { ...PreferredSeat.args, parts: [withSeats([])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No seat chosen')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^No seat/ })).toBeNull();
  },
};

export const EverythingKnown: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Name as in the passport: Daniel Urs Frei')).toBeVisible();
    await expect(canvas.getByLabelText('Passport')).toHaveDisplayValue('Switzerland, valid until 2 May 2031');
    await expect(canvas.getByText('Fri 19 Mar: EWR 18:35 to ZRH 08:10 on Sat 20 Mar')).toBeVisible();
    await expect(canvas.getByText('Seats: 41A, 27C')).toBeVisible();
    await expect(canvas.getByText('Changes: CHF 150.00 per traveller')).toBeVisible();
    await expect(canvas.getByText('After that, the fare is non-refundable')).toBeVisible();
    await expect(canvas.getByText('Frequent flyer: Miles & More, 992220001234567')).toBeVisible();
    await expect(listedPrices(canvasElement)).toEqual([
      'CHF 580.00',
      'CHF 180.00',
      'CHF 52.40',
      'CHF 42.00',
      'CHF 70.00',
      'CHF 9.00',
    ]);
    await userEvent.click(book(canvas));
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({
      ...INFO,
      passengers: [{ traveler: DANIEL._id, passportId: KNOWN.passports[0]?._id }],
    });
  },
};

export const AnotherName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the name' }));
    const first = canvas.getByLabelText('First name, as in the passport');
    await expect(first).toHaveFocus();
    await userEvent.clear(first);
    await userEvent.click(book(canvas));
    await expect(first).toHaveAccessibleDescription('Required');
    await userEvent.type(first, 'Dan');
    await userEvent.clear(canvas.getByLabelText('Middle names (optional)'));
    await userEvent.click(book(canvas));
    const named = { firstName: 'Dan', middleName: '', passportId: KNOWN.passports[0]?._id };
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({
      ...INFO,
      passengers: [{ traveler: DANIEL._id, ...named }],
    });
  },
};

export const DataMissing: Story = {
  args: { ...withFlight(UNKNOWN), terms: { ...TERMS, travelers: [ANNA] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(book(canvas));
    await expect(canvas.getAllByText('Required')).toHaveLength(5);
    await expect(canvas.getByLabelText('Date of birth')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Date of birth'), '1990-01-02');
    await userEvent.selectOptions(canvas.getByLabelText('Gender, as in the passport'), 'F');
    await userEvent.selectOptions(canvas.getByLabelText('Country of the passport'), 'DE');
    await userEvent.type(canvas.getByLabelText('Number of the passport'), 'C01 X00T47');
    await userEvent.type(canvas.getByLabelText('Passport valid until'), '2027-03-19');
    await userEvent.click(book(canvas));
    const early = 'This passport ends before the flight does. It has to be valid until 20 Mar 2027.';
    await expect(canvas.getByText(early)).toBeVisible();
    await expect(canvas.getByLabelText('Passport valid until')).toHaveFocus();
    await expect('onSubmit' in args && args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Passport valid until'));
    await userEvent.type(canvas.getByLabelText('Passport valid until'), '2034-06-30');
    await userEvent.click(book(canvas));
    const passport = { country: 'DE', number: 'C01X00T47', expiryDate: '2034-06-30' };
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({
      ...INFO,
      passengers: [{ traveler: ANNA._id, dateOfBirth: '1990-01-02', gender: 'F', passport }],
    });
  },
};
const missing: ReadyCheckout = { ...withFlight(UNKNOWN), terms: { ...TERMS, travelers: [ANNA] } };
export const DataMissingNarrowDark: Story = { args: missing, globals: narrowDark };
export const DataRequired: Story = {
  args: missing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(book(canvas));
    await expect(canvas.getAllByText('Required')).toHaveLength(5);
  },
};

/** For a user who may change profiles. */
export const SavedToTheProfile: Story = {
  args: { ...missing, onSaveToProfiles: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const keep = canvas.getByRole('checkbox', { name: 'Add date of birth and gender to the profile, too' });
    await expect(keep).not.toBeChecked();
    await userEvent.click(keep);
    await userEvent.type(canvas.getByLabelText('Date of birth'), '1990-01-02');
    await userEvent.selectOptions(canvas.getByLabelText('Gender, as in the passport'), 'F');
    await userEvent.selectOptions(canvas.getByLabelText('Country of the passport'), 'DE');
    await userEvent.type(canvas.getByLabelText('Number of the passport'), 'C01X00T47');
    await userEvent.type(canvas.getByLabelText('Passport valid until'), '2034-06-30');
    await expect('onSaveToProfiles' in args && args.onSaveToProfiles).not.toHaveBeenCalled();
    await userEvent.click(book(canvas));
    await expect('onSaveToProfiles' in args && args.onSaveToProfiles).toHaveBeenCalledWith([
      expect.objectContaining({ traveler: ANNA._id, dateOfBirth: '1990-01-02', gender: 'F' }),
    ]);
  },
};
export const PassportTooShort: Story = {
  args: withFlight(SHORT_PASSPORT),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The passport of Daniel Frei ends before this trip')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Request a change to your profile' })).toBeNull();
    const early = 'This passport ends before the flight does. It has to be valid until 20 Mar 2027.';
    await expect(canvas.getByLabelText('Passport')).toHaveAccessibleDescription(early);
    await userEvent.click(book(canvas));
    await expect(canvas.getByLabelText('Passport')).toHaveFocus();
    await expect('onSubmit' in args && args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Passport'), 'Another passport');
    await expect(canvas.queryByText(early)).toBeNull();
    await expect(canvas.getByLabelText('Number of the passport')).toBeVisible();
  },
};

const ownProfile = { traveler: DANIEL._id, href: '/users/1', mayChange: false };
export const OwnPassportEndsEarly: Story = {
  args: { ...withFlight(SHORT_PASSPORT), ownProfile },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your passport ends before this trip')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request a change to your profile' })).toHaveAttribute(
      'href',
      '/users/1#passports',
    );
  },
};
export const OwnPassportEndsEarlyNarrowDark: Story = { ...OwnPassportEndsEarly, globals: narrowDark };
export const NoPassportOfTheirOwn: Story = {
  args: {
    ...withFlight({ ...SHORT_PASSPORT, passports: [] }),
    ownProfile: { ...ownProfile, mayChange: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile has no passport')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fill in your profile' })).toBeVisible();
  },
};

export const WithoutAPassport: Story = {
  args: withFlight(WITHOUT_PASSPORT),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Passport')).toBeNull();
    await userEvent.click(book(canvas));
    const passengers = [{ traveler: DANIEL._id }];
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith({ ...INFO, passengers });
  },
};

/** An arranger books for two colleagues, one of them with an empty profile. */
const forTwo: ReadyCheckout = {
  ...withFlight(KNOWN, UNKNOWN),
  terms: { ...TERMS, travelers: [DANIEL, ANNA] },
};
export const TwoTravelers: Story = {
  args: forTwo,
  play: async ({ canvas, canvasElement }) => {
    await expect(listedPrices(canvasElement).slice(0, 3)).toEqual([
      'CHF 1,160.00',
      'CHF 360.00',
      'CHF 104.80',
    ]);
    await expect(canvas.getByText(/^CHF.1,745\.80$/)).toBeVisible();
    const anna = within(canvas.getByRole('group', { name: 'Anna Keller' }));
    const daniel = within(canvas.getByRole('group', { name: 'Daniel Frei' }));
    await expect(daniel.queryByLabelText('Date of birth')).toBeNull();
    await expect(anna.getByLabelText('Date of birth')).toBeVisible();
  },
};
export const TwoTravelersNarrowDark: Story = { args: forTwo, globals: narrowDark };

/** One of two travelers flies. */
export const FlightAndCar: Story = {
  args: {
    ...withFlight(KNOWN),
    terms: { ...TERMS, travelers: [DANIEL, ANNA] },
    parts: [flightPart(KNOWN), carPart(PRICED_CAR)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Daniel Frei' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Anna Keller' })).toBeNull();
    await expect(canvas.getByText('Anna Keller')).toBeVisible();
  },
};
