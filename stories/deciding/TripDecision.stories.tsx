import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import type { FullVerdict, Trip } from '#domain/contract.ts';
import type { DecidingProps } from '#src/features/trips/deciding/deciding.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { DANIEL, RUTH } from '#stories/support/trip-fixtures.ts';
import * as trips from '#stories/support/trips-to-decide.ts';
import { IN_POLICY, NEEDS_APPROVAL } from '#stories/support/verdicts.ts';

const decide = (trip: Trip, deciding: Partial<DecidingProps> = {}, personId = DANIEL._id) => {
  const ready = readyTrip(trip);
  return { ...ready, personId, deciding: { ...ready.deciding, ...deciding } };
};

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: decide(trips.TO_DECIDE),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const neighbours = { previous: '/trips/1', next: '/trips/3', others: 2 };

export const ToDecide: Story = {
  args: decide(trips.TO_DECIDE, { neighbours }),
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Your decision' }));
    await expect(panel.getByText('CHF 940.11')).toBeVisible();
    await expect(panel.getByText('Tue 2 Mar, 10:30')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Approve' })).toBeEnabled();
    await expect(panel.getByRole('link', { name: 'next trip' })).toHaveAttribute('href', '/trips/3');
    await expect(canvas.getByText('You, approver of level 1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel the whole trip' })).toBeNull();
    const [reason] = canvas.getAllByText(/Closer to the meeting: The client is across the street/);
    await expect(reason).toBeVisible();
  },
};
export const ToDecideForAnother: Story = {
  args: decide(trips.TO_DECIDE_FOR_ANOTHER),
  play: ({ canvas }) =>
    expect(canvas.getByText('You for Petra Wyss or Petra Wyss, approver of level 1')).toBeVisible(),
};
export const NoApproverLeft: Story = {
  args: decide(trips.WITHOUT_DECIDERS, {}, RUTH._id),
  play: ({ canvas }) =>
    expect(canvas.getByText('An administrator of the platform, approver of level 1')).toBeVisible(),
};
export const TravelerHasLeft: Story = {
  args: decide(trips.OF_DEPARTED),
  play: ({ canvas }) => expect(canvas.getByText(/^No longer active in the company: Mirjam/)).toBeVisible(),
};
export const DearerThanRequested: Story = {
  args: decide(trips.RISEN),
  play: async ({ canvas }) => {
    const rises = within(canvas.getByRole('alert'));
    await expect(
      rises.getByRole('row', { name: /Hotel Seefeld CHF\s450.00 CHF\s480.00 \+CHF\s30.00/ }),
    ).toBeVisible();
    await expect(
      rises.getByRole('row', { name: /Bloomsbury Townhouse CHF\s400.00 CHF\s460.11/ }),
    ).toBeVisible();
  },
};

const policyToday = (verdict: FullVerdict) => ({
  judgedBy: [{ _id: 'standard', name: 'Standard', version: 3 }],
  verdict,
});
export const PolicyTightenedSince: Story = {
  args: decide({ ...trips.TO_DECIDE, policyToday: policyToday(NEEDS_APPROVAL) }),
  play: async ({ canvas }) => {
    const notice = within(canvas.getByRole('alert'));
    await expect(notice.getByText('The travel policy has changed since the request')).toBeVisible();
    await expect(notice.getByText('The request was judged by version 3 of “Standard”.')).toBeVisible();
    await expect(
      notice.getByText("By today's policy, it would break a rule and need an approval, too."),
    ).toBeVisible();
  },
};
export const PolicyRelaxedSince: Story = {
  args: decide({ ...trips.TO_DECIDE, policyToday: policyToday(IN_POLICY) }),
  play: ({ canvas }) =>
    expect(canvas.getByText("By today's policy, it would need no approval.")).toBeVisible(),
};

const withheld = (reason: Parameters<typeof trips.withheldBecause>[0], words: string): Story => ({
  args: decide(trips.withheldBecause(reason), { onDecide: fn() }),
  play: async ({ args, canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: 'Your decision' }));
    const approve = panel.getByRole('button', { name: 'Approve' });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(approve).toHaveAccessibleDescription(words);
    await userEvent.click(approve);
    await userEvent.keyboard('a');
    await expect('deciding' in args && args.deciding.onDecide).not.toHaveBeenCalled();
  },
});
export const OwnTrip = withheld(
  'ownTrip',
  'You are on this trip or have requested it, so another approver decides.',
);
export const FirstLevelDecidesBefore = withheld('earlierLevel', 'The first approver decides before you.');
export const AnotherApprover = withheld('otherApprover', 'Another approver decides on this trip.');
export const Overdue = withheld('overdue', 'The deadline has passed. The trip can be requested again.');

export const ByKeys: Story = {
  args: decide(trips.TO_DECIDE, { neighbours, onDecide: fn(), onGo: fn() }),
  play: async ({ args, userEvent }) => {
    if (!('deciding' in args)) throw new Error('The trip is not loaded');
    const { onDecide, onGo } = args.deciding;
    await userEvent.keyboard('a');
    await expect(onDecide).toHaveBeenLastCalledWith('approve', { kind: 'trip' });
    await userEvent.keyboard('r');
    await expect(onDecide).toHaveBeenLastCalledWith('reject', { kind: 'trip' });
    await userEvent.keyboard('j');
    await expect(onGo).toHaveBeenLastCalledWith('/trips/3');
    await userEvent.keyboard('k');
    await expect(onGo).toHaveBeenLastCalledWith('/trips/1');
  },
};

type Open = Extract<DecidingProps['decision'], { state: 'open' }>;
const open = (trip: Trip, action: Open['action'], more: Partial<Open> = {}): Open => ({
  state: 'open',
  subject: { kind: 'trip' },
  action,
  shown: { version: trip.version, total: trip.total.asked },
  totalBefore: null,
  sending: false,
  refusal: null,
  ...more,
});
const asking = (trip: Trip, action: Open['action'], more: Partial<Open> = {}, personId = DANIEL._id) =>
  decide(trip, { decision: open(trip, action, more), onSendDecision: fn(), onDecide: fn() }, personId);

export const Approving: Story = {
  args: asking(trips.TO_DECIDE, 'approve'),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(
      await canvas.findByRole('dialog', { name: /^Approve this trip for CHF\s940.11\?$/ }),
    );
    await expect(
      dialog.getByText('You approve CHF 940.11 at level 1. Its parts are booked at once:'),
    ).toBeVisible();
    await expect(dialog.getByText('The Bloomsbury Townhouse')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect('deciding' in args && args.deciding.onSendDecision).toHaveBeenCalledWith('');
  },
};
export const ApprovingNarrowDark: Story = { args: asking(trips.TO_DECIDE, 'approve'), globals: narrowDark };
export const ApprovingTheFirstOfTwo: Story = {
  args: asking(trips.TO_DECIDE_FIRST, 'approve'),
  play: ({ canvas }) =>
    expect(canvas.findByText(/Level 2 decides after you: Ruth Ammann/)).resolves.toBeVisible(),
};
export const ApprovingTheSecond: Story = {
  args: asking(trips.TO_DECIDE_SECOND, 'approve', {}, RUTH._id),
  play: ({ canvas }) =>
    expect(canvas.findByText(/at level 2. Its parts are booked at once/)).resolves.toBeVisible(),
};
export const Rejecting: Story = {
  args: asking(trips.TO_DECIDE, 'reject'),
  play: async ({ args, canvas, userEvent }) => {
    if (!('deciding' in args)) throw new Error('The trip is not loaded');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Reject this trip?' }));
    await expect(dialog.getByText('Nothing is booked. What is held for it is released.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    const why = dialog.getByLabelText('Why is it rejected?');
    await expect(why).toHaveAccessibleDescription('Required');
    await expect(why).toHaveFocus();
    await userEvent.type(why, 'Too dear, ask again');
    // The page's shortcuts are disabled while the user types and while a dialog is open.
    await expect(args.deciding.onDecide).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(args.deciding.onSendDecision).toHaveBeenCalledWith('Too dear, ask again');
  },
};
export const RejectingBesideBooked: Story = {
  args: asking(trips.TO_DECIDE_BESIDE_BOOKED, 'reject'),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(/What is booked already stays booked/)).toBeVisible();
  },
};
export const SendingBack: Story = {
  args: asking(trips.TO_DECIDE, 'sendBack'),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Send this trip back for changes?' }));
    await expect(dialog.getByText(/Mirjam Zgraggen reads what has to change/)).toBeVisible();
    const sendBack = dialog.getByRole('button', { name: 'Send back for changes' });
    await userEvent.click(sendBack);
    const change = dialog.getByLabelText('What has to change?');
    await expect(change).toHaveAccessibleDescription('Required');
    await expect(change).toHaveFocus();
    await expect('deciding' in args && args.deciding.onSendDecision).not.toHaveBeenCalled();
    await userEvent.type(change, 'A day later');
    await userEvent.click(sendBack);
    await expect('deciding' in args && args.deciding.onSendDecision).toHaveBeenCalledWith('A day later');
  },
};
export const Sending: Story = {
  args: asking(trips.TO_DECIDE, 'approve', { sending: true }),
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    const approve = within(dialog).getByRole('button', { name: 'Approve' });
    fireEvent.click(approve);
    fireEvent.click(approve);
    await expect('deciding' in args && args.deciding.onSendDecision).not.toHaveBeenCalled();
  },
};
export const ChangedSinceLoaded: Story = {
  args: asking(trips.TO_DECIDE, 'approve', { totalBefore: { amount: 90000, currency: 'CHF' } }),
  play: async ({ canvas }) => {
    const dialog = within(
      await canvas.findByRole('dialog', { name: /^Approve this trip for CHF\s940.11\?$/ }),
    );
    await expect(dialog.getByText('The trip has changed since you saw it')).toBeVisible();
    await expect(dialog.getByText('CHF 900.00')).toBeVisible();
    await expect(dialog.getByText('+CHF 40.11')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
};
export const DecidedByAnotherInBetween: Story = {
  args: asking({ ...trips.TO_DECIDE, allowedActions: [] }, 'approve'),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(/is no longer waiting for your decision/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
export const ExpiredInBetween: Story = {
  args: asking(trips.withheldBecause('overdue'), 'approve'),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(/^The deadline has passed, and the trip has expired/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
export const DecisionFailed: Story = {
  args: asking(trips.TO_DECIDE, 'reject', { refusal: 'The service is not available at the moment.' }),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('The service is not available at the moment.');
  },
};
export const ClosesOnEscape: Story = {
  args: decide(trips.TO_DECIDE, { decision: open(trips.TO_DECIDE, 'approve'), onLeaveDecision: fn() }),
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect('deciding' in args && args.deciding.onLeaveDecision).toHaveBeenCalled();
  },
};
