import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import type { DecidingProps, OpenDecision } from '#src/features/trips/deciding/deciding.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import * as trips from '#stories/support/changed-trips.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { FLIGHT_CHANGE, STAY_CHANGE } from '#stories/support/part-changes.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { DANIEL } from '#stories/support/trip-fixtures.ts';
import { TO_DECIDE } from '#stories/support/trips-to-decide.ts';

const neighbours = { previous: '/trips/1', next: '/trips/3', others: 2 };

const decide = (trip: Trip, deciding: Partial<DecidingProps> = {}) => {
  const ready = readyTrip(trip);
  return {
    ...ready,
    personId: DANIEL._id,
    deciding: {
      ...ready.deciding,
      neighbours,
      onDecide: fn(),
      onSendDecision: fn(),
      onGo: fn(),
      ...deciding,
    },
  };
};

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: decide(trips.CHANGE_TO_DECIDE),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LABEL = 'Your decision on the change';

function readDeciding(args: object): DecidingProps {
  if (!('deciding' in args)) throw new Error('The trip is not loaded');
  return args.deciding as DecidingProps;
}

const changeOf = ({ _id: changeId }: { _id: string }) => ({ kind: 'change', changeId }) as const;

export const WithAlternative: Story = {
  args: decide(trips.CHANGE_WITH_ALTERNATIVE),
  play: async ({ canvas }) => {
    const change = within(canvas.getByRole('region', { name: 'Change of Hotel Seefeld' }));
    await expect(change.getByText('Cheapest without approval')).toBeVisible();
    await expect(change.getByText(/^Hotel Seefeld, Single room/)).toHaveTextContent(/-CHF\s120\.00/);
  },
};

export const BeingCompared: Story = {
  args: decide(trips.CHANGE_BEING_COMPARED),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still searching')).toBeVisible();
  },
};

export const ToDecideAgain: Story = {
  args: decide(trips.CHANGE_TO_DECIDE_AGAIN),
  play: async ({ canvas }) => {
    const change = within(canvas.getByRole('region', { name: 'Change of Hotel Seefeld' }));
    await expect(change.getByText('More expensive than agreed, beyond the tolerance')).toBeVisible();
    await expect(change.getByText(/^Agreed to: CHF\s1,000\.00, and CHF\s0\.00/)).toBeVisible();
    await expect(change.getByText(/^Now: CHF\s1,080\.00, and CHF\s20\.00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
};
export const ToDecide: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: LABEL }));
    await expect(
      panel.getByText(/CHF\s1,080\.00 instead of CHF\s480\.00; the change costs CHF\s620\.00/),
    ).toBeVisible();
    await expect(panel.getByText('Tue 2 Mar, 10:30')).toBeVisible();
    await expect(panel.getByText(/Without a decision the booking stays as it is\./)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'next trip' })).toHaveAttribute('href', '/trips/3');
    await expect(panel.queryByRole('button', { name: 'Send back for changes' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Approve' }));
    await expect(readDeciding(args).onDecide).toHaveBeenLastCalledWith('approve', changeOf(STAY_CHANGE));
    const change = within(canvas.getByRole('region', { name: 'Change of Hotel Seefeld' }));
    await expect(change.getByText(/^You or Ruth Ammann for Petra Wyss/)).toBeVisible();
  },
};
export const InAnotherCurrency: Story = {
  args: decide(trips.CHANGE_ABROAD_TO_DECIDE),
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: LABEL }));
    await expect(
      panel.getByText(/CHF\s502\.54 instead of CHF\s460\.10; the change costs CHF\s53\.60/),
    ).toBeVisible();
    const change = within(canvas.getByRole('region', { name: 'Change of The Bloomsbury Townhouse' }));
    await expect(change.getByText(/^CHF\s460\.10 \(GBP\s412\.00 at the supplier\)$/)).toBeVisible();
    await expect(change.getByText(/^CHF\s502\.54 \(GBP\s450\.00 at the supplier\)$/)).toBeVisible();
    await expect(change.getByText(/^CHF\s42\.43 more$/)).toBeVisible();
    await expect(change.getByText(/^CHF\s11\.17$/)).toBeVisible();
    await expect(change.getByText(/^CHF\s53\.60$/)).toBeVisible();
    await userEvent.click(canvas.getByText('History'));
    await expect(await canvas.findByText(/^from CHF\s460\.10 to CHF\s502\.54$/)).toBeVisible();
  },
};
/** Its traveler was deactivated while it waited. */
export const OfDepartedTraveler: Story = {
  args: decide(trips.CHANGE_OF_DEPARTED_TO_DECIDE),
  play: async ({ canvas }) => {
    const change = within(canvas.getByRole('region', { name: 'Change of Hotel Seefeld' }));
    const [traveler] = trips.CHANGE_OF_DEPARTED_TO_DECIDE.travelers;
    const name = `${traveler?.firstName} ${traveler?.lastName}`;
    await expect(change.getByText(`No longer active in the company: ${name}`)).toBeVisible();
    await expect(change.getByText(/^Check whether the trip is still needed/)).toBeVisible();
  },
};
export const PolicyTightenedSince: Story = {
  args: decide(trips.CHANGE_UNDER_NEW_POLICY),
  play: async ({ canvas }) => {
    const change = within(canvas.getByRole('region', { name: 'Change of Hotel Seefeld' }));
    await expect(change.getByText('The travel policy has changed since the request')).toBeVisible();
    await expect(
      change.getByText("By today's policy, it would break a rule and need an approval, too."),
    ).toBeVisible();
  },
};
export const ToDecideNarrowDark: Story = { globals: narrowDark };
export const ToDecideNarrowest: Story = { globals: narrowest };

export const ByKeys: Story = {
  play: async ({ args, userEvent }) => {
    const { onDecide, onGo } = readDeciding(args);
    await userEvent.keyboard('a');
    await expect(onDecide).toHaveBeenLastCalledWith('approve', changeOf(STAY_CHANGE));
    await userEvent.keyboard('r');
    await expect(onDecide).toHaveBeenLastCalledWith('reject', changeOf(STAY_CHANGE));
    await userEvent.keyboard('j');
    await expect(onGo).toHaveBeenLastCalledWith('/trips/3');
  },
};

/** The one with the earlier deadline is decided on first. */
export const OneOfTwo: Story = {
  args: decide(trips.TWO_CHANGES_TO_DECIDE),
  play: async ({ args, canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: LABEL }));
    await expect(panel.getByText('Zurich – New York')).toBeVisible();
    await userEvent.keyboard('r');
    await expect(readDeciding(args).onDecide).toHaveBeenCalledWith('reject', changeOf(FLIGHT_CHANGE));
  },
};

/** Another part of the trip also waits for an approval: the shortcuts belong to the trip. */
export const BesideTheTrip: Story = {
  args: decide({ ...TO_DECIDE, changes: trips.CHANGE_TO_DECIDE.changes ?? [] }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: LABEL })).toBeVisible();
    await userEvent.keyboard('a');
    const { onDecide } = readDeciding(args);
    await expect(onDecide).toHaveBeenCalledTimes(1);
    await expect(onDecide).toHaveBeenCalledWith('approve', { kind: 'trip' });
  },
};

const withheld = (reason: Parameters<typeof trips.changeWithheldBecause>[0], words: string): Story => ({
  args: decide(trips.changeWithheldBecause(reason)),
  play: async ({ args, canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: LABEL }));
    const approve = panel.getByRole('button', { name: 'Approve' });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(approve).toHaveAccessibleDescription(words);
    await userEvent.click(approve);
    await userEvent.keyboard('a');
    await expect(readDeciding(args).onDecide).not.toHaveBeenCalled();
  },
});
export const OwnTrip = withheld(
  'ownTrip',
  'You are on this trip or have requested the change, so another approver decides.',
);
export const FirstLevelDecidesBefore = withheld('earlierLevel', 'The first approver decides before you.');
export const AnotherApprover = withheld('otherApprover', 'Another approver decides on this change.');
export const Overdue = withheld('overdue', 'The deadline has passed. The booking stays as it is.');

const asking = (
  action: OpenDecision['action'],
  more: Partial<OpenDecision> = {},
  trip = trips.CHANGE_TO_DECIDE,
) =>
  decide(trip, {
    decision: {
      state: 'open',
      subject: changeOf(STAY_CHANGE),
      action,
      shown: { version: trip.version, total: trip.total.asked },
      totalBefore: null,
      sending: false,
      refusal: null,
      ...more,
    },
  });

export const Approving: Story = {
  args: asking('approve'),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(
      await canvas.findByRole('dialog', { name: 'Approve the change of Hotel Seefeld?' }),
    );
    await expect(dialog.getByText(/the change costs CHF\s620\.00 in all/)).toBeVisible();
    await expect(dialog.getByText('The supplier is asked at once to make the change.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(readDeciding(args).onSendDecision).toHaveBeenCalledWith('');
  },
};
export const ApprovingTheFirstOfTwo: Story = {
  args: asking('approve', {}, trips.CHANGE_TO_DECIDE_FIRST),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(/^Level 2 decides after you/)).toBeVisible();
  },
};
export const Rejecting: Story = {
  args: asking('reject'),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Reject the change of Hotel Seefeld?' }));
    await expect(dialog.getByText(/^The booking stays as it is/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    const why = dialog.getByLabelText('Why is it rejected?');
    await expect(why).toHaveAccessibleDescription('Required');
    await expect(why).toHaveFocus();
    await expect(readDeciding(args).onSendDecision).not.toHaveBeenCalled();
    await userEvent.type(why, 'Take the train');
    // The page's shortcuts are disabled while the user types and while a dialog is open.
    await expect(readDeciding(args).onDecide).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(readDeciding(args).onSendDecision).toHaveBeenCalledWith('Take the train');
  },
};
export const Sending: Story = {
  args: asking('approve', { sending: true }),
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await expect(readDeciding(args).onSendDecision).not.toHaveBeenCalled();
  },
};
export const ChangedSinceLoaded: Story = {
  args: asking('approve', { totalBefore: trips.CHANGE_TO_DECIDE.total.asked }),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('The trip has changed since you saw it')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
};
export const DecidedByAnotherInBetween: Story = {
  args: asking('approve', {}, trips.CHANGING),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(/is no longer waiting for your decision/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};
export const DecisionFailed: Story = {
  args: asking('reject', { refusal: 'The service is not available at the moment.' }),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('The service is not available at the moment.');
  },
};

export const Approved: Story = {
  args: decide(trips.CHANGING, {
    decision: { state: 'decided', subject: changeOf(STAY_CHANGE), action: 'approve' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The change is approved.')).toBeVisible();
    await expect(canvas.getByText('2 more trips wait for your decision.')).toBeVisible();
  },
};
export const Rejected: Story = {
  args: decide(trips.CHANGE_REFUSED, {
    decision: { state: 'decided', subject: changeOf(STAY_CHANGE), action: 'reject' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The change is rejected. The booking stays as it is.')).toBeVisible();
  },
};
