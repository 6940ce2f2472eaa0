import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { dark, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { MIRJAM, PETRA, RENTAL, STAY, STAY_ABROAD, TRIP } from '#stories/support/trip-fixtures.ts';
import * as trips from '#stories/support/trips-by-status.ts';

const ready = readyTrip(TRIP);

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: ready,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading' } };
export const LoadingFailed: Story = {
  args: {
    state: 'failed',
    failure: { message: 'The server can not be reached.', reference: '1801994400000', onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.state === 'failed' && args.failure.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const NotFound: Story = {
  args: { state: 'notFound' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your trips' })).toHaveAttribute('href', '/');
  },
};

export const Confirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Zürich, 14 – 16 Mar' })).toBeVisible();
    await expect(canvas.getByText('No action needed: everything is booked.')).toBeVisible();
    await userEvent.click(canvas.getByText('Request and payment'));
    await expect(canvas.getByText('Visa •••• 4242')).toBeVisible();
    await expect(canvas.getByText('H4KD92')).toBeVisible();
    await expect(canvas.getByText('On top, paid at the hotel: CHF 7.00')).toBeVisible();
    await userEvent.click(canvas.getByText('Progress'));
    await expect(await canvas.findByRole('img', { name: /this one is at “Confirmed”/ })).toBeVisible();
    await userEvent.click(canvas.getByText('History'));
    await canvas.findByText('Everything booked');
    const kinds = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(kinds.findIndex((text) => text.startsWith('Everything booked'))).toBeLessThan(
      kinds.findIndex((text) => text.startsWith('Requested')),
    );
    await expect(kinds.find((text) => text.startsWith('Requested'))).toContain(
      'Mirjam ZgraggenChrome on Windows, network 203.0.113.0/24',
    );
    await expect(kinds.find((text) => text.startsWith('Everything booked'))).toMatch(/by Zugvogel$/);
  },
};
export const ConfirmedNarrowestDark: Story = { globals: { ...narrowest, ...dark } };

const ofTwoPeople: Trip = {
  ...TRIP,
  travelers: [MIRJAM, PETRA],
  parts: [
    { ...STAY, travelers: [MIRJAM._id, PETRA._id], rooms: 2 },
    { ...STAY_ABROAD, travelers: [PETRA._id] },
    { ...RENTAL, travelers: [MIRJAM._id, PETRA._id] },
  ],
};
export const OfTwoPeople: Story = {
  args: { ...ready, trip: ofTwoPeople },
  play: async ({ canvas }) => {
    const peopleOf = (name: string | RegExp) =>
      within(canvas.getByRole('article', { name }))
        .getAllByText(/^(Guests?|Driver|Passenger)$/)
        .map(({ parentElement }) =>
          [...(parentElement?.children ?? [])].map(({ textContent }) => textContent),
        );
    await expect(peopleOf('Hotel Seefeld')).toEqual([['Guests', 'Mirjam Zgraggen (you)', 'Petra Wyss']]);
    await expect(peopleOf('The Bloomsbury Townhouse')).toEqual([['Guest', 'Petra Wyss']]);
    await expect(peopleOf(/^Avis/)).toEqual([
      ['Driver', 'Mirjam Zgraggen (you)'],
      ['Passenger', 'Petra Wyss'],
    ]);
  },
};
export const OfTwoPeopleNarrowDark: Story = { args: { ...ready, trip: ofTwoPeople }, globals: narrowDark };

export const WaitingForApproval: Story = {
  args: { ...ready, trip: trips.WAITING },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Expected total')).toBeVisible();
    await expect(canvas.getByText('Daniel Frei, approver of level 1')).toBeVisible();
    await expect(canvas.getByText('Tue 2 Mar, 10:30')).toBeVisible();
    await expect(canvas.getByText('Nothing is booked, and the trip can be requested again.')).toBeVisible();
    await userEvent.click(canvas.getByText('Progress'));
    await expect(await canvas.findByText('When the approver agrees: Being booked')).toBeVisible();
    await expect(canvas.queryByText(/Second approval/)).toBeNull();
  },
};
export const WaitingForApprovalNarrowDark: Story = {
  args: { ...ready, trip: trips.WAITING },
  globals: narrowDark,
};
export const WaitingForSecondApproval: Story = { args: { ...ready, trip: trips.WAITING_SECOND } };
export const WaitingAgainBecauseDearer: Story = {
  args: { ...ready, trip: trips.WAITING_AGAIN },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('History'));
    await expect(await canvas.findByText('from CHF 450.00 to CHF 480.00')).toBeVisible();
  },
};
export const WaitingBesideWhatIsBooked: Story = {
  args: { ...ready, trip: trips.WAITING_BESIDE_BOOKED },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What waits is not booked. What is booked stays booked.')).toBeVisible();
  },
};

export const BeingBooked: Story = {
  args: { ...ready, trip: trips.BOOKING, onAskCancellation: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cancel the whole trip' });
    await expect(button).toHaveAccessibleDescription('It can be cancelled once the supplier has answered.');
    await userEvent.click(button);
    await expect('onAskCancellation' in args && args.onAskCancellation).not.toHaveBeenCalled();
  },
};
export const BeingLookedUp: Story = {
  args: { ...ready, trip: trips.LOOKING_UP },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Nothing is booked twice/).length).toBeGreaterThan(0);
  },
};
export const PartlyFailed: Story = {
  args: { ...ready, trip: trips.PARTLY_FAILED, onAskCancellation: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const part = within(canvas.getByRole('article', { name: 'The Bloomsbury Townhouse' }));
    await expect(part.getByText('It has sold out.')).toBeVisible();
    await expect(part.queryByText('Booking number')).toBeNull();
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Partly booked');
    await userEvent.click(canvas.getByText('Progress'));
    await expect(await canvas.findByRole('img', { name: /this one is at “Partly booked”$/ })).toBeVisible();
    await expect(canvas.queryByText('Being booked')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Continue without it' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without it' }));
    await expect('onAskCancellation' in args && args.onAskCancellation).toHaveBeenCalledWith(STAY_ABROAD._id);
  },
};
const withCar: Trip = { ...TRIP, parts: [STAY, RENTAL] };
export const StayAndRentalCar: Story = {
  args: { ...ready, trip: withCar },
  play: async ({ canvas, userEvent }) => {
    const part = within(canvas.getByRole('article', { name: 'Avis, Volkswagen Golf' }));
    await expect(part.getByText('08:00')).toBeVisible();
    await expect(part.getByText('Flughafenstrasse 1, 8058 Zurich')).toBeVisible();
    const days = within(canvas.getByRole('list', { name: 'Days of the trip' })).getAllByRole('heading', {
      level: 3,
    });
    await expect(days.map(({ textContent }) => textContent)).toEqual([
      'Sunday 14 March 2027',
      'Tuesday 16 March 2027',
    ]);
    const last = within(days[1]?.parentElement ?? canvas.getByRole('main'));
    await expect(last.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '11:00check-out byHotel Seefeld ',
      '18:00drop-offHertz Zurich in the cityLagerstrasse 4, 8004 Zurich+41 44 555 01 23',
    ]);
    await userEvent.click(part.getByText('Details'));
    await expect(part.getByText('CHF 210.00 of the price is paid at the counter')).toBeVisible();
    await expect(
      part.getByText("A deposit of CHF 300.00 is held on the driver's card until the car is returned"),
    ).toBeVisible();
    await expect(part.getByText('ZI-40817')).toBeVisible();
  },
};
export const StayAndRentalCarNarrowDark: Story = { args: { ...ready, trip: withCar }, globals: narrowDark };
export const WithoutWhatFailed: Story = {
  args: { ...ready, trip: trips.WITHOUT_WHAT_FAILED },
  play: async ({ canvas, userEvent }) => {
    const part = within(canvas.getByRole('article', { name: 'The Bloomsbury Townhouse' }));
    await expect(part.getByText(/the trip continues without it/)).toBeVisible();
    await userEvent.click(canvas.getByText('History'));
    await expect(await canvas.findByText('Left out of the trip')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue without it' })).toBeNull();
  },
};
export const BeingChanged: Story = { args: { ...ready, trip: trips.CHANGING } };
export const BeingCancelled: Story = { args: { ...ready, trip: trips.CANCELLING } };
export const Refused: Story = {
  args: { ...ready, trip: trips.REFUSED },
  play: async ({ args, canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: 'Who acts next' }));
    await expect(canvas.getByText('Total').nextSibling).toHaveTextContent(
      /^CHF.0\.00CHF.480\.00 was requested$/,
    );
    await userEvent.click(panel.getByRole('button', { name: 'Search for a hotel' }));
    await expect(args.state === 'ready' && args.requesting.onSearchAgain).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'hotel' }),
    );
  },
};
export const ApprovalExpired: Story = {
  args: { ...ready, trip: trips.EXPIRED, onAskCancellation: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cancel the whole trip' });
    await expect(button).toHaveAccessibleDescription("A trip that is cancelled can't be requested again.");
    await userEvent.click(button);
    await expect('onAskCancellation' in args && args.onAskCancellation).toHaveBeenCalledWith();
  },
};
export const Cancelled: Story = {
  args: { ...ready, trip: trips.CANCELLED },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/CHF 240.00 is refunded/)).toBeVisible();
    await expect(canvas.getByText(/The supplier keeps CHF 240.00/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel the whole trip' })).toBeNull();
  },
};
export const NothingBooked: Story = { args: { ...ready, trip: trips.NOTHING_BOOKED } };

const { room } = STAY;
const { freeUntil: _, ...strict } = room;
const neverRefunded = { ...STAY, room: { ...strict, refundable: false, deadlines: [] } };
export const NeverRefunded: Story = { args: { ...ready, trip: { ...TRIP, parts: [neverRefunded] } } };
export const InsidePenalty: Story = { args: { ...ready, now: '2027-03-13T08:00:00.000Z' } };

const invoice = { ...TRIP, bookingInfo: { ...TRIP.bookingInfo, paymentType: 'invoice' as const } };
const { creditCard: __, ...withoutCard } = invoice.bookingInfo;
export const PaidByInvoice: Story = {
  args: { ...ready, trip: { ...invoice, bookingInfo: withoutCard } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Request and payment'));
    await expect(canvas.getByText('Invoice to the company')).toBeVisible();
  },
};

export const SavesTheCalendar: Story = {
  args: { ...ready, calendar: { state: 'resting', onSave: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save for the calendar (.ics)' }));
    await expect('calendar' in args && args.calendar.onSave).toHaveBeenCalled();
  },
};
export const LoadingTheCalendar: Story = { args: { ...ready, calendar: { state: 'loading', onSave: fn() } } };
export const CalendarFailed: Story = { args: { ...ready, calendar: { state: 'failed', onSave: fn() } } };

const withFee = (currency: string, total: number) =>
  readyTrip({
    ...TRIP,
    total: { asked: { ...TRIP.total.asked, amount: total } },
    bookingInfo: { ...TRIP.bookingInfo, bookingFee: { amount: 1200, currency } },
  });

export const WithBookingFee: Story = {
  args: withFee('CHF', 49_200),
  play: async ({ canvas }) => {
    // The price of the stay, and below it among the lines.
    await expect(canvas.getAllByText(/^CHF.480\.00$/)).toHaveLength(2);
    await expect(canvas.getByText(/^CHF.492\.00$/)).toBeVisible();
    await expect(canvas.getByText(/^including the booking fee of CHF.12\.00$/)).toBeVisible();
  },
};
export const WithBookingFeeInAnotherCurrency: Story = {
  args: withFee('EUR', 48_000),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^plus the booking fee of EUR.12\.00$/)).toBeVisible();
  },
};
export const OnInvoice: Story = {
  args: readyTrip({ ...TRIP, bookingInfo: { ...TRIP.bookingInfo, paymentType: 'invoice' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText('Guaranteed by the company')).toBeVisible();
    await expect(canvas.queryByText('Guaranteed by the card')).toBeNull();
  },
};
