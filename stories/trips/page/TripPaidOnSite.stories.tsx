import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import {
  LATE_RENTAL,
  LATE_STAY,
  onSiteChange,
  PREPAID_RENTAL,
  quotedAs,
  STAY_AT_HOTEL,
} from '#stories/support/paid-on-site.ts';
import { RENTAL_CHANGE, STAY_CHANGE } from '#stories/support/part-changes.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { chf, DANIEL, RENTAL, TRIP } from '#stories/support/trip-fixtures.ts';

const ALONE: Trip = { ...TRIP, parts: [STAY_AT_HOTEL] };
const MIXED: Trip = { ...TRIP, parts: [FLIGHT, STAY_AT_HOTEL, PREPAID_RENTAL] };
const { asked: FARE } = FLIGHT.price;

const quoted = { state: 'quoted', sending: false, refusal: null } as const;
const ofStay = quotedAs(STAY_AT_HOTEL._id, LATE_STAY);
const ofAll = {
  parts: [
    quotedAs(FLIGHT._id, { refund: chf(FARE.amount - 70_00), penalty: chf(70_00) }),
    ofStay,
    quotedAs(PREPAID_RENTAL._id, LATE_RENTAL),
  ],
};

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: readyTrip(ALONE),
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const findDialog = async (canvas: Canvas) => within(await canvas.findByRole('dialog'));
const findPart = (canvas: Canvas, name: string | RegExp) => within(canvas.getByRole('article', { name }));

export const CancelsTheStay: Story = {
  args: { ...readyTrip(ALONE), cancellation: { ...quoted, quote: { parts: [ofStay] } } },
  play: async ({ canvas }) => {
    const dialog = await findDialog(canvas);
    const fact = (name: string) => dialog.getByText(name).nextSibling;
    await expect(fact('Charged by the hotel')).toHaveTextContent(/^CHF\s240.00$/);
    await expect(fact('No longer to be paid at the hotel')).toHaveTextContent(/^CHF\s240.00$/);
    await expect(dialog.queryByText(/Total refund|Kept by/)).toBeNull();
  },
};

export const CancelsAllOfAMixedTrip: Story = {
  args: { ...readyTrip(MIXED), cancellation: { ...quoted, quote: ofAll } },
  play: async ({ canvas }) => {
    const dialog = await findDialog(canvas);
    const sum = (name: string) => dialog.getByText(name).nextSibling;
    await expect(sum('Kept by the suppliers, in all')).toHaveTextContent(/^CHF\s150.00$/);
    await expect(sum('Charged by the hotels, in all')).toHaveTextContent(/^CHF\s240.00$/);
    await expect(sum('Total refund')).toHaveTextContent(amount(FARE.amount - 70_00 + 100_00));
    await expect(sum('No longer to be paid at the hotels, in all')).toHaveTextContent(/^CHF\s240.00$/);
    await expect(sum('No longer to be paid at the rental desks, in all')).toHaveTextContent(/^CHF\s30.00$/);
    await expect(dialog.queryByText('Charged by the rental companies, in all')).toBeNull();
  },
};
export const CancelsAllOfAMixedTripNarrowDark: Story = { ...CancelsAllOfAMixedTrip, globals: narrowDark };

/** The stay is unpaid, and most of the rental is paid. */
export const Cancelled: Story = {
  args: readyTrip({
    ...MIXED,
    status: 'cancelled',
    end: 'cancelled',
    allowedActions: [],
    parts: [
      { ...STAY_AT_HOTEL, status: 'cancelled', ...LATE_STAY },
      { ...PREPAID_RENTAL, status: 'cancelled', ...LATE_RENTAL },
    ],
  }),
  play: async ({ canvas }) => {
    const stay = findPart(canvas, 'Hotel Seefeld');
    await expect(stay.getByText(/CHF\s240.00 no longer has to be paid at the hotel\./)).toBeVisible();
    await expect(stay.getByText(/The hotel charges CHF\s240.00\./)).toBeVisible();
    await expect(stay.queryByText(/refunded|supplier keeps/)).toBeNull();
    await expect(stay.queryByText(/aid at the hotel$/)).toBeNull();
    const rental = findPart(canvas, /Avis/);
    await expect(rental.getByText(/CHF\s100.00 is refunded\./)).toBeVisible();
    await expect(rental.getByText(/The supplier keeps CHF\s80.00\./)).toBeVisible();
    await expect(rental.getByText(/CHF\s30.00 no longer has to be paid at the rental desk\./)).toBeVisible();
    await expect(rental.queryByText(/charges CHF/)).toBeNull();
  },
};

export const CancelledFreeOfCharge: Story = {
  args: readyTrip({
    ...ALONE,
    status: 'cancelled',
    end: 'cancelled',
    allowedActions: [],
    parts: [
      {
        ...RENTAL,
        status: 'cancelled',
        refund: chf(0),
        penalty: chf(0),
        unpaid: { place: 'desk', waived: chf(210_00), charged: chf(0) },
      },
    ],
  }),
  play: async ({ canvas }) => {
    const rental = findPart(canvas, /Avis/);
    await expect(rental.getByText(/CHF\s210.00 no longer has to be paid at the rental desk\./)).toBeVisible();
    await expect(rental.getByText(/The cancellation cost nothing\./)).toBeVisible();
    await expect(rental.queryByText(/refunded/)).toBeNull();
  },
};

const ofStayChange = { ...STAY_CHANGE, due: chf(20_00), onSite: onSiteChange('hotel', 480_00, 1_080_00) };

/** A stay that costs more at the hotel waits, and a rental that costs less at the desk is changed. */
export const Changed: Story = {
  args: readyTrip({ ...TRIP, parts: [STAY_AT_HOTEL, RENTAL], changes: [ofStayChange, RENTAL_CHANGE] }),
  play: async ({ canvas, userEvent }) => {
    const stay = findPart(canvas, 'Hotel Seefeld');
    await expect(stay.getByText(/^CHF\s600.00 more to be paid at the hotel$/)).toBeVisible();
    const rental = findPart(canvas, /Avis/);
    await userEvent.click(rental.getByText('Before and after the change'));
    await expect(rental.getByText(/^CHF\s60.00 less to be paid at the rental desk$/)).toBeVisible();
    await expect(rental.queryByText(/refunded/)).toBeNull();
  },
};

/** As an approver sees it. */
export const ChangeToDecide: Story = {
  args: {
    ...readyTrip({ ...TRIP, parts: [STAY_AT_HOTEL], changes: [{ ...ofStayChange, mayDecide: true }] }),
    personId: DANIEL._id,
  },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Your decision on the change' }));
    await expect(panel.getByText(/CHF\s1,080\.00 instead of CHF\s480\.00\./)).toBeVisible();
    await expect(
      panel.getByText(/CHF\s600\.00 more to be paid at the hotel; CHF\s20\.00 to be paid now\./),
    ).toBeVisible();
  },
};

/** A late booking of a rate that is free until the evening of the arrival. */
export const NeverFree: Story = {
  args: readyTrip({
    ...ALONE,
    parts: [{ ...STAY_AT_HOTEL, room: { ...STAY_AT_HOTEL.room, refundable: false, deadlines: [] } }],
  }),
  play: async ({ canvas, userEvent }) => {
    const stay = findPart(canvas, 'Hotel Seefeld');
    await userEvent.click(stay.getByText('Details'));
    await expect(stay.getByText('Non-refundable: the hotel charges the full price')).toBeVisible();
    await expect(stay.queryByText('Non-refundable')).toBeNull();
  },
};

function amount(rappen: number): RegExp {
  const francs = (rappen / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  return new RegExp(`^CHF\\s${francs.replace('.', '\\.')}$`);
}
