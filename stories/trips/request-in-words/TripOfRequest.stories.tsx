import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { restingAgency } from '#stories/support/agency-args.ts';
import { dark, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import * as trips from '#stories/support/offline-trips.ts';
import { readyTrip, tripForAgency } from '#stories/support/ready-trip.ts';

const shown = (trip: Trip) => readyTrip(trip);

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: shown(trips.OPEN),
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenWithoutBookings: Story = {
  args: { ...shown(trips.OPEN), agency: { ...restingAgency(), onAskClosing: fn(), onWrite: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const agency = 'agency' in args ? args.agency : null;
    await expect(canvas.getAllByText('With the agency').length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Being booked')).toBeNull();
    await expect(canvas.getByText('Nothing is booked yet.')).toBeVisible();
    await expect(canvas.getByText('Total').nextSibling).toHaveTextContent(/^Not known yet$/);
    await expect(canvas.queryByRole('button', { name: /calendar/ })).toBeNull();
    await expect(canvas.getByText(/Two seats at a table/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Record a booking' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the request' }));
    await expect(agency?.onAskClosing).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByText('Required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Message to the agency'), 'Second class will do');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(agency?.onWrite).toHaveBeenCalledWith('Second class will do');
  },
};
export const OpenWithoutBookingsNarrowDark: Story = { args: shown(trips.OPEN), globals: narrowDark };

export const MessagesOfBothSides: Story = {
  args: shown(trips.TALKED_ABOUT),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Petra WyssAgency.*Would an evening train do as well\?/);
    await expect(second).toHaveTextContent(/^Mirjam ZgraggenTravellers.*Yes, if it arrives before nine\.$/);
    await userEvent.click(canvas.getByText('History'));
    await expect(await canvas.findByText('Message from the agency')).toBeVisible();
  },
};
export const MessagesOfBothSidesNarrowestDark: Story = {
  args: shown(trips.TALKED_ABOUT),
  globals: { ...narrowest, ...dark },
};
export const QuestionSent: Story = {
  args: shown(trips.QUESTION_SENT),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has written to the travellers: they can answer below/)).toBeVisible();
  },
};
export const SendingAMessage: Story = {
  args: {
    ...shown(trips.QUESTION_SENT),
    agency: { ...restingAgency(), message: { sending: true, refusal: null, sent: 0 } },
  },
};
export const MessageNotSent: Story = {
  args: {
    ...shown(trips.QUESTION_SENT),
    agency: {
      ...restingAgency(),
      message: { sending: false, refusal: 'The server can not be reached.', sent: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The message was not sent')).toBeVisible();
  },
};

export const BookedAndOpen: Story = {
  args: shown(trips.BOOKED_AND_OPEN),
  play: async ({ canvas, userEvent }) => {
    const part = within(canvas.getByRole('article', { name: 'SBB' }));
    await expect(part.getByText('Rail, booked by the agency')).toBeVisible();
    await expect(part.getByText('K4X9-77')).toBeVisible();
    await expect(part.getByText('14 – 16 Mar 2027')).toBeVisible();
    await userEvent.click(part.getByText('Details'));
    await expect(part.getByText(/coach 7, seats 61 and 62/)).toBeVisible();
    await expect(canvas.getByText('as the agency has recorded it')).toBeVisible();
    await expect(part.getByText('By the agency, when you ask for it')).toBeVisible();
    await expect(part.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('No action needed: everything is booked.')).toBeNull();
  },
};

export const WaitingForApproval: Story = {
  args: shown(trips.WAITING),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Daniel Frei, approver of level 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw the request' })).toHaveAccessibleDescription(
      'It can be done once the approvers have decided.',
    );
    await expect(canvas.getByText(/It counts as booked once the trip is approved/)).toBeVisible();
    await expect(canvas.getByText(/The request stays open, and the agency continues with it/)).toBeVisible();
    await expect(canvas.queryByText('Being booked')).toBeNull();
  },
};

export const ClosedWithBookings: Story = {
  args: shown(trips.COMPLETE),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No action needed: everything is booked.')).toBeVisible();
    await userEvent.click(canvas.getByText('History'));
    await waitFor(() => expect(canvas.getAllByText('All is booked')).toHaveLength(2));
    await expect(canvas.queryByLabelText('Message to the agency')).toBeNull();
  },
};
export const ClosedWithoutABooking: Story = {
  args: shown(trips.CLOSED_WITHOUT),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed without a booking')).toBeVisible();
    await expect(
      canvas.getByText('No action needed: the agency has closed the request without a booking.'),
    ).toBeVisible();
    await expect(canvas.getByText('Nothing was booked.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask the agency again' })).toHaveAttribute(
      'href',
      expect.stringContaining('startsOn=2027-03-14&endsOn=2027-03-16'),
    );
  },
};
export const Withdrawn: Story = {
  args: shown(trips.WITHDRAWN),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Withdrawn')).toBeVisible();
    await expect(canvas.getByText(/^Mirjam Zgraggen has withdrawn it/)).toBeVisible();
    await userEvent.click(canvas.getByText('History'));
    await waitFor(() => expect(canvas.getAllByText('We meet by video')).toHaveLength(2));
  },
};
export const OneBookingCancelled: Story = {
  args: shown(trips.PARTLY_CANCELLED),
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('article', { name: 'Guide Milano' }));
    await expect(part.getByText(/CHF 720.00 is refunded/)).toBeVisible();
    await expect(part.getByText(/The supplier keeps CHF 200.00/)).toBeVisible();
  },
};

export const NotApproved: Story = {
  args: shown(trips.NOT_APPROVED),
  play: async ({ canvas, userEvent }) => {
    const part = within(canvas.getByRole('article', { name: 'Guide Milano' }));
    await expect(part.getByText('Not approved')).toBeVisible();
    await expect(part.getByText(/The agency cancels it where it was booked, and records/)).toBeVisible();
    await expect(canvas.queryByText(/cost nothing/)).toBeNull();
    await userEvent.click(canvas.getByText('History'));
    await canvas.findByText('Returned to the agency');
    const entries = canvas.getAllByRole('listitem').map((item) => item.textContent);
    const history = entries.join('\n');
    await expect(history).toContain('Not booked; the agency cancels it where it was booked: Guide Milano');
    await expect(history).toContain('Returned to the agency: Guide Milano');
  },
};
export const NotApprovedAndPaid: Story = {
  args: shown(trips.NOT_APPROVED_AND_PAID),
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('article', { name: 'Guide Milano' }));
    await expect(part.getByText(/The agency has cancelled it where it was booked/)).toBeVisible();
    await expect(part.getByText(/The supplier keeps CHF 200.00/)).toBeVisible();
    await expect(canvas.queryByText('To be cancelled where it was booked')).toBeNull();
  },
};
export const AgencyCancelsWhatWasNotApproved: Story = {
  args: tripForAgency(trips.NOT_APPROVED),
  play: async ({ args, canvas, userEvent }) => {
    const toCancel = canvas.getByText('To be cancelled where it was booked');
    await expect(toCancel.nextSibling).toHaveTextContent('Guide Milano');
    const part = within(canvas.getByRole('article', { name: 'Guide Milano' }));
    await expect(
      part.getByText(/Cancel it where you have booked it, and record what that cost/),
    ).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Record what its cancellation cost' }));
    const agency = 'agency' in args ? args.agency : null;
    await expect(agency?.onAskCancelling).toHaveBeenCalledWith(trips.NOT_APPROVED.parts[1]?._id);
  },
};
export const AgencyCancelsWhatWasWithdrawn: Story = {
  args: tripForAgency(trips.WITHDRAWN_AND_GIVEN_BACK),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cancel it there, and record below what that cost/)).toBeVisible();
    const part = within(canvas.getByRole('article', { name: 'Guide Milano' }));
    await expect(part.getByText('Not booked')).toBeVisible();
    await expect(part.getByRole('button', { name: 'Record what its cancellation cost' })).toBeVisible();
  },
};
export const BeingRecorded: Story = {
  args: shown({ ...trips.BOOKED_AND_OPEN, parts: [{ ...trips.RAIL, status: 'unknown' }] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/what the agency has booked elsewhere is being recorded/)).toBeVisible();
    await expect(canvas.queryByText(/until it is certain/)).toBeNull();
  },
};

export const AgencyView: Story = {
  args: tripForAgency(trips.BOOKED_AND_OPEN),
  play: async ({ args, canvas, userEvent }) => {
    const agency = 'agency' in args ? args.agency : null;
    await expect(canvas.getByText(/The agency, which you may act for/)).toBeVisible();
    await expect(canvas.getByLabelText('Message to the travellers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Record a booking' }));
    await expect(agency?.onAskBooking).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the request' }));
    await expect(agency?.onAskClosing).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Record its cancellation' }));
    await expect(agency?.onAskCancelling).toHaveBeenCalledWith(trips.RAIL._id);
  },
};
export const AgencyViewNarrowDark: Story = {
  args: tripForAgency(trips.BOOKED_AND_OPEN),
  globals: narrowDark,
};
export const AgencyWaitsForTheApproval: Story = {
  args: tripForAgency(trips.WAITING),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Record a booking' });
    await expect(button).toHaveAccessibleDescription('It can be done once the approvers have decided.');
    await userEvent.click(button);
    await expect('agency' in args && args.agency.onAskBooking).not.toHaveBeenCalled();
  },
};

export const CancelledByTheAgencyOnly: Story = {
  args: {
    ...shown(trips.WAITING),
    cancellation: {
      state: 'quoted',
      quote: { parts: [{ _id: trips.RAIL._id, outcome: 'refused', reason: 'byAgency' }] },
      sending: false,
      refusal: null,
    },
  },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog'));
    const words = 'The agency has booked it, and cancels it when you ask for that.';
    await expect(dialog.getByText(words)).toBeVisible();
  },
};
