import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { MailDecision } from '#domain/contract.ts';
import { DecideByMailScreen } from '#src/features/trips/by-mail/DecideByMailScreen.tsx';
import { inPublicLayout, narrowDark } from '#stories/support/frames.tsx';
import { NEEDS_APPROVAL } from '#stories/support/verdicts.ts';

const chf = (amount: number) => ({ amount, currency: 'CHF' });

const TRIP: MailDecision = {
  state: 'open',
  tripId: '01890a5d-ac96-774b-bcce-b302099a8057',
  itineraryRefId: 'K7TQ2M',
  title: 'Zürich, 14 – 16 Mar',
  startsOn: '2027-03-14',
  endsOn: '2027-03-16',
  request: {
    subject: 'trip',
    until: '2027-03-02T09:30:00.000Z',
    amount: chf(95_211),
    bookingFee: chf(1_200),
    parts: [
      {
        name: 'Hotel Seefeld',
        startsOn: '2027-03-14',
        endsOn: '2027-03-16',
        price: chf(64_011),
        isBooked: false,
      },
      { name: 'ZRH – LHR', startsOn: '2027-03-14', endsOn: '2027-03-14', price: chf(30_000), isBooked: true },
    ],
    verdict: NEEDS_APPROVAL,
    reason: { code: 'closerToMeeting', text: 'The client is across the street' },
    comment: 'Two nights before the fair',
  },
};

const { request: _, ...CLOSED } = TRIP;
const DECIDED = { by: { firstName: 'Daniel', lastName: 'Frei' }, at: '2027-03-01T14:05:00.000Z' };

const meta = {
  component: DecideByMailScreen,
  decorators: [inPublicLayout],
  args: { shown: TRIP, isUnknown: false, refusal: null, isSending: false, onRetry: fn(), onDecide: fn() },
} satisfies Meta<typeof DecideByMailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Hotel Seefeld.*CHF\s640\.11/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /booked already.*CHF\s300\.00/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Booking fee CHF\s12\.00$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^In all CHF\s952\.11$/ })).toBeVisible();
    await expect(canvas.getByText('Why: The client is across the street')).toBeVisible();
    for (const choice of canvas.getAllByRole('radio')) await expect(choice).not.toBeChecked();
  },
};
export const OpenNarrowDark: Story = { ...Open, globals: narrowDark };

export const ChoosesNothingByItself: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send decision' }));
    await expect(canvas.getByText('Please choose.')).toBeVisible();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

export const Approves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Approve' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send decision' }));
    await expect(args.onDecide).toHaveBeenCalledWith({ action: 'approve' });
  },
};

export const AsksWhyItIsRejected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Reject' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send decision' }));
    await expect(canvas.getByText('Please say why.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Take the train');
    await userEvent.click(canvas.getByRole('button', { name: 'Send decision' }));
    await expect(args.onDecide).toHaveBeenCalledWith({
      action: 'reject',
      comment: 'Take the train',
    });
  },
};

export const Change: Story = {
  args: {
    shown: {
      ...TRIP,
      request: {
        subject: 'change',
        until: '2027-03-02T09:30:00.000Z',
        amount: chf(82_000),
        parts: [
          {
            name: 'Hotel Seefeld',
            startsOn: '2027-03-14',
            endsOn: '2027-03-17',
            price: chf(82_000),
            before: chf(64_011),
            isBooked: false,
          },
        ],
        verdict: NEEDS_APPROVAL,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CHF 820.00, before CHF 640.11')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Send back for changes' })).toBeNull();
  },
};

export const Sending: Story = { args: { isSending: true } };
export const Refused: Story = {
  args: { refusal: 'The server could not be reached. Please try again.' },
  play: ({ canvas }) => expect(canvas.getByText(/could not be reached/)).toBeVisible(),
};
export const Loading: Story = { args: { shown: null } };
export const NotLoaded: Story = {
  args: { shown: null, refusal: 'The server could not be reached. Please try again.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Unknown: Story = { args: { shown: null, isUnknown: true } };

export const Approved: Story = {
  args: { shown: { ...CLOSED, state: 'decided', decision: { action: 'approve', ...DECIDED } } },
  play: ({ canvas }) => expect(canvas.getByText(/^Approved by Daniel Frei on 1 Mar 2027, /)).toBeVisible(),
};
export const SentBackForAnother: Story = {
  args: {
    shown: {
      ...CLOSED,
      state: 'decided',
      decision: { action: 'sendBack', onBehalfOf: { firstName: 'Petra', lastName: 'Wyss' }, ...DECIDED },
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByText(/^Sent back for changes by Daniel Frei for Petra Wyss on/)).toBeVisible(),
};
export const RejectedNarrowDark: Story = {
  args: { shown: { ...CLOSED, state: 'decided', decision: { action: 'reject', ...DECIDED } } },
  globals: narrowDark,
};
export const Changed: Story = { args: { shown: { ...CLOSED, state: 'changed' } } };
export const SignInNeeded: Story = { args: { shown: { ...CLOSED, state: 'signInNeeded' } } };
export const Ended: Story = { args: { shown: { ...CLOSED, state: 'ended' } } };
