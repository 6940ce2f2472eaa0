import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import * as trips from '#stories/support/changed-trips.ts';
import { dark, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { RENTAL, RUTH, STAY } from '#stories/support/trip-fixtures.ts';

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: readyTrip(trips.CHANGEABLE),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const findStay = (canvas: Canvas) => within(canvas.getByRole('article', { name: 'Hotel Seefeld' }));

export const Changeable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    if (!('changing' in args)) throw new Error('The trip is not loaded');
    const { onChange } = args.changing;
    await userEvent.click(findStay(canvas).getByRole('button', { name: 'Change Hotel Seefeld' }));
    await expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ _id: STAY._id }));
    canvas.getByRole('button', { name: 'Change Avis, Volkswagen Golf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ _id: RENTAL._id }));
  },
};
export const ChangeableDark: Story = { globals: dark };
export const SecondChoices: Story = {
  play: async ({ args, canvas, userEvent }) => {
    if (!('choosing' in args)) throw new Error('The trip is not loaded');
    const more = canvas.getByRole('button', { name: 'More for Hotel Seefeld' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const another = 'Book something else A change keeps the hotel.';
    await waitFor(() => expect(screen.getByRole('menuitem', { name: another })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Cancel this part' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAskCancellation).toHaveBeenCalledWith(STAY._id);
    await expect(more).toHaveFocus();
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: another }));
    await expect(args.choosing.onChooseAnother).toHaveBeenCalledWith(
      expect.objectContaining({ _id: STAY._id }),
    );
  },
};
/** The menu is open while its contrast is checked. */
export const SecondChoicesNarrowDark: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Avis, Volkswagen Golf' }));
    await expect(await screen.findByText('A change keeps the rental company.')).toBeVisible();
  },
  globals: narrowDark,
};

const unchangeable = (reason: Parameters<typeof trips.unchangeable>[0], words: string): Story => ({
  args: readyTrip(trips.unchangeable(reason)),
  play: async ({ canvas }) => {
    await expect(findStay(canvas).getByText(words)).toBeVisible();
    await expect(findStay(canvas).queryByRole('button', { name: /^Change/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Change Avis/ })).toBeEnabled();
  },
});
export const Busy = unchangeable('busy', 'It can be changed once the supplier has answered.');
export const AnotherChangeWaits = unchangeable(
  'changeWaits',
  'Another change can be requested once the one that waits is decided on or withdrawn.',
);
export const Started = unchangeable(
  'begun',
  "It has begun and can't be changed online. Please ask your travel agency to change the rest.",
);
export const NotAllowed = unchangeable(
  'notChangeable',
  'Its conditions allow no change online. Book something else and cancel it, or ask your travel agency.',
);
export const BookSomethingElse: Story = {
  args: readyTrip(trips.unchangeable('notChangeable')),
  play: async ({ args, canvas, userEvent }) => {
    if (!('choosing' in args)) throw new Error('The trip is not loaded');
    const name = 'Book something else instead of Hotel Seefeld';
    await userEvent.click(findStay(canvas).getByRole('button', { name }));
    await expect(args.choosing.onChooseAnother).toHaveBeenCalledWith(
      expect.objectContaining({ _id: STAY._id }),
    );
  },
};
export const SomethingElseIsBooked: Story = {
  args: readyTrip(trips.BOOKED_INSTEAD),
  play: async ({ args, canvas, userEvent }) => {
    if (!('onAskCancellation' in args)) throw new Error('The trip is not loaded');
    await expect(canvas.getByText('Hotel Zum Turm is booked, and Hotel Seefeld still is')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Hotel Seefeld' }));
    await expect(args.onAskCancellation).toHaveBeenCalledWith(STAY._id);
  },
};
export const SomethingElseIsBookedNarrowDark: Story = {
  args: readyTrip(trips.BOOKED_INSTEAD),
  globals: narrowDark,
};
/** The reasons are shown even where no part can be changed. */
export const NothingChangeable: Story = {
  args: readyTrip({
    ...trips.unchangeable('notChangeable'),
    parts: trips.unchangeable('notChangeable').parts.slice(0, 1),
    allowedActions: ['update', 'cancel'],
  }),
  play: ({ canvas }) => expect(canvas.getByText(/^Its conditions allow no change online/)).toBeVisible(),
};
export const NotForReaders: Story = {
  args: readyTrip({ ...trips.unchangeable('begun'), allowedActions: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Change/ })).toBeNull();
    await expect(canvas.queryByText(/can't be changed online/)).toBeNull();
  },
};

export const Waits: Story = {
  args: readyTrip(trips.CHANGE_WAITS),
  play: async ({ args, canvas, userEvent }) => {
    if (!('changing' in args)) throw new Error('The trip is not loaded');
    const stay = findStay(canvas);
    // The booking is unchanged.
    await expect(stay.getByText('Confirmed')).toBeVisible();
    await expect(stay.getByText('Superior double room', { selector: 'strong' })).toBeVisible();
    const change = within(stay.getByRole('region', { name: 'Change of Hotel Seefeld' }));
    await expect(change.getByText('Change waits for approval')).toBeVisible();
    await expect(change.getByText(/^Requested by Mirjam Zgraggen on 1 Mar 2027, 10:45\./)).toBeVisible();
    await expect(
      change.getByRole('row', { name: /^Dates 14 – 16 Mar 2027 14 – 17 Mar 2027$/ }),
    ).toBeVisible();
    await expect(change.getByRole('row', { name: /^Room Superior double room Junior suite$/ })).toBeVisible();
    await expect(change.getByText('CHF 620.00')).toBeVisible();
    await expect(change.getByText('Breakfast')).toBeVisible();
    await expect(change.getByText('Over limit')).toBeVisible();
    await expect(change.getByText('The client asked for it')).toBeVisible();
    await expect(change.getByText(/^Daniel Frei or Ruth Ammann for Petra Wyss/)).toBeVisible();
    await expect(change.getByText('Tue 2 Mar, 10:30')).toBeVisible();
    await expect(change.getByText('Your booking stays as it is.')).toBeVisible();
    await expect(stay.queryByRole('button', { name: /^Change Hotel/ })).toBeNull();
    await userEvent.click(change.getByRole('button', { name: 'Withdraw the change' }));
    await expect(args.changing.onWithdraw).toHaveBeenCalledWith(trips.CHANGE_WAITS.changes?.[0]?._id);
    const next = within(canvas.getByRole('region', { name: 'Who acts next' }));
    await expect(next.getByText('The change of Hotel Seefeld. The trip stays booked.')).toBeVisible();
    await expect(next.getByText('The booking stays as it is.')).toBeVisible();
  },
};
export const WaitsNarrowDark: Story = { args: readyTrip(trips.CHANGE_WAITS), globals: narrowDark };
export const WaitsNarrowest: Story = {
  args: readyTrip(trips.CHANGE_WAITS),
  globals: narrowest,
};
/** A reader may neither decide on it nor withdraw it. */
export const WaitsForReaders: Story = {
  args: {
    ...readyTrip({ ...trips.changeWithheldBecause(undefined), withheldActions: [] }),
    personId: RUTH._id,
  },
  play: async ({ canvas }) => {
    const change = within(canvas.getByRole('region', { name: 'Change of Hotel Seefeld' }));
    await expect(change.getByText('The booking stays as it is.')).toBeVisible();
    await expect(change.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Your decision on the change' })).toBeNull();
  },
};

const withdrawing = (sending: boolean, refusal: string | null): Partial<Story> => {
  const ready = readyTrip(trips.CHANGE_WAITS);
  const changeId = trips.CHANGE_WAITS.changes?.[0]?._id ?? '';
  const withdrawal = { state: 'open' as const, changeId, sending, refusal };
  return { args: { ...ready, changing: { ...ready.changing, withdrawal } } };
};
export const Withdrawing: Story = {
  ...withdrawing(false, null),
  play: async ({ args, canvas, userEvent }) => {
    if (!('changing' in args)) throw new Error('The trip is not loaded');
    const dialog = within(
      await canvas.findByRole('dialog', { name: 'Withdraw the change of Hotel Seefeld?' }),
    );
    await expect(dialog.getByText(/^The booking stays as it is, and nothing has to be paid/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the change' }));
    await expect(args.changing.onSendWithdrawal).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Let it wait' }));
    await expect(args.changing.onLeaveWithdrawal).toHaveBeenCalledOnce();
  },
};
export const WithdrawalSending: Story = {
  ...withdrawing(true, null),
  play: ({ canvas }) => expect(canvas.findByRole('dialog')).resolves.toHaveAttribute('aria-busy', 'true'),
};
export const WithdrawalRefused: Story = {
  ...withdrawing(false, 'The trip does not allow this now. Please look at it as it is now.'),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('The trip does not allow this now.');
  },
};

const shows = (trip: Trip, ...words: (string | RegExp)[]): Story => ({
  args: readyTrip(trip),
  play: async ({ canvas }) => {
    for (const one of words) await expect(findStay(canvas).getByText(one)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Change of Hotel Seefeld' })).toBeNull();
  },
});
export const UnderWay: Story = {
  args: readyTrip(trips.CHANGING),
  play: async ({ canvas, userEvent }) => {
    const stay = findStay(canvas);
    await expect(stay.getByText('Being changed')).toBeVisible();
    await expect(
      stay.getByText('The change is being made at the supplier. You need not wait here.'),
    ).toBeVisible();
    await expect(stay.getByText('It can be changed once the supplier has answered.')).toBeVisible();
    await expect(
      canvas.getByText('The supplier: the change is being made. You need not wait here.'),
    ).toBeVisible();
    await userEvent.click(stay.getByText('Before and after the change'));
    await expect(stay.getByRole('row', { name: /^Dates 14 – 16 Mar 2027 14 – 17 Mar 2027$/ })).toBeVisible();
  },
};
export const AnswerLost: Story = {
  args: readyTrip(trips.CHANGE_LOST),
  play: async ({ canvas }) => {
    await expect(findStay(canvas).getByText(/nothing is changed twice\.$/)).toBeVisible();
    await expect(canvas.getByText(/^We do: the supplier's answer to a change was lost/)).toBeVisible();
    await expect(canvas.queryByText(/nothing is booked twice/i)).toBeNull();
  },
};
export const Refused = shows(
  trips.CHANGE_REFUSED,
  'The change was rejected. The booking stays as it is.',
  'Daniel Frei said:',
  'The train goes on the same evening.',
);
export const Expired = shows(
  trips.CHANGE_EXPIRED,
  'The change has expired. The booking stays as it is.',
  'No approval came in time.',
);
export const Failed = shows(
  trips.CHANGE_FAILED,
  'The change could not be made. The booking stays as it is.',
  'It has sold out.',
);
export const Withdrawn: Story = {
  args: readyTrip(trips.CHANGE_WITHDRAWN),
  play: async ({ canvas, userEvent }) => {
    await expect(findStay(canvas).queryByText('Before and after the change')).toBeNull();
    await userEvent.click(canvas.getByText('History'));
    await expect(await canvas.findByText('Change withdrawn')).toBeVisible();
  },
};
export const Done: Story = {
  args: readyTrip(trips.CHANGE_DONE),
  play: async ({ canvas, userEvent }) => {
    const stay = findStay(canvas);
    await expect(canvas.getByText(/^including the change fee of CHF.20\.00$/)).toBeVisible();
    await expect(canvas.getByText('Change fee').nextSibling).toHaveTextContent(/^CHF.20\.00$/);
    await expect(stay.getByText('The booking was changed.')).toBeVisible();
    await expect(stay.getByText('Junior suite', { selector: 'strong' })).toBeVisible();
    await userEvent.click(stay.getByText('Before and after the change'));
    await expect(stay.getByRole('row', { name: /^Booking/ })).toHaveAttribute('data-changed', 'false');
    await expect(stay.getByRole('row', { name: /^Price CHF\s480.00 CHF\s1,080.00$/ })).toBeVisible();
    await expect(stay.getByRole('button', { name: 'Change Hotel Seefeld' })).toBeEnabled();
  },
};

const dollar = {
  kind: 'car',
  name: 'Dollar, Opel Corsa',
  startsOn: '2027-03-14',
  endsOn: '2027-03-16',
} as const;
export const HistoryKeepsWhatWasBooked: Story = {
  args: readyTrip({
    ...trips.CHANGE_DONE,
    events: trips.CHANGE_DONE.events.map((event) =>
      event.kind === 'changed' ? event : { ...event, about: [dollar] },
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('History'));
    await canvas.findByText('Change started');
    const entries = canvas
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .join('\n');
    await expect(entries).toMatch(/Change started: Dollar, Opel Corsa, 14 – 16 Mar/);
    await expect(entries).toContain('Changed: Hotel Seefeld');
  },
};
export const History: Story = {
  args: readyTrip(trips.CHANGE_FAILED),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('History'));
    await canvas.findByText('Change not made');
    const entries = canvas
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .join('\n');
    await expect(entries).toContain('Change requested: Hotel Seefeld');
    await expect(entries).toContain('from CHF\u00a0480.00 to CHF\u00a01,080.00');
    await expect(entries).toContain('Change approved, level 1: Hotel Seefeld');
    await expect(entries).toContain('Change started: Hotel Seefeld');
    await expect(entries).toContain('Change not made: Hotel SeefeldIt has sold out.');
  },
};
