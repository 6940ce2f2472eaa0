import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Trip, TripRenewal } from '#domain/contract.ts';
import type { RenewalState, RequestingProps } from '#src/features/trips/request/requesting.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { narrow } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { chf, DANIEL, STAY, STAY_ABROAD, TRIP } from '#stories/support/trip-fixtures.ts';
import { EXPIRED, WAITING } from '#stories/support/trips-by-status.ts';
import { SENT_BACK } from '#stories/support/trips-to-decide.ts';

const TWO_PARTS: Trip = {
  ...EXPIRED,
  title: 'Zürich and London, 14 – 18 Mar',
  parts: [...EXPIRED.parts, { ...STAY_ABROAD, status: 'cancelled' }],
};

const request = (trip: Trip, requesting: Partial<RequestingProps>) => {
  const ready = readyTrip(trip);
  return { ...ready, requesting: { ...ready.requesting, ...requesting } };
};

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: request(EXPIRED, {}),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeRequestedAgain: Story = {
  args: request(EXPIRED, { onRenew: fn() }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request again' }));
    await expect('requesting' in args && args.requesting.onRenew).toHaveBeenCalled();
  },
};
export const SentBack: Story = {
  args: request(SENT_BACK, {}),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/sent the trip back for changes, and nothing was booked/)).toBeVisible();
    const panel = within(canvas.getByRole('region', { name: 'Who acts next' }));
    await expect(panel.getByRole('button', { name: 'Request again' })).toBeVisible();
    await userEvent.click(canvas.getByText('History'));
    await expect(await canvas.findByText('Request changed')).toBeVisible();
  },
};
export const AlreadyStarted: Story = {
  args: request(
    { ...EXPIRED, allowedActions: ['update'], withheldActions: [{ action: 'resubmit', reason: 'begun' }] },
    { onRenew: fn() },
  ),
  play: async ({ args, canvas, userEvent }) => {
    const again = canvas.getByRole('button', { name: 'Request again' });
    await expect(again).toHaveAccessibleDescription('The trip has begun. Please book a new one.');
    await userEvent.click(again);
    await expect('requesting' in args && args.requesting.onRenew).not.toHaveBeenCalled();
  },
};

const renewal: TripRenewal = {
  version: 4,
  before: chf(94011),
  total: chf(99511),
  verdict: WAITING.verdict,
  approvers: [DANIEL],
  parts: [
    { partId: STAY._id, outcome: 'priced', before: chf(48000), price: chf(50500) },
    { partId: STAY_ABROAD._id, outcome: 'priced', before: chf(46011), price: chf(49011) },
  ],
};
const { total: _, verdict: __, approvers: ___, ...unpriced } = renewal;
const loaded = (more: Partial<Extract<RenewalState, { state: 'loaded' }>> = {}): RenewalState => ({
  state: 'loaded',
  renewal,
  sending: false,
  changed: false,
  refusal: null,
  earlierTripHref: null,
  ...more,
});
const renewed = (state: RenewalState) => request(TWO_PARTS, { renewal: state, onSendRenewal: fn() });

export const AskingWhatItCosts: Story = { args: renewed({ state: 'loading' }) };
export const NoAnswer: Story = {
  args: renewed({ state: 'failed', message: 'The service is not available.', onRetry: fn() }),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Request this trip again' }));
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Priced: Story = {
  args: renewed(loaded()),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Request this trip again' }));
    await expect(dialog.getByRole('row', { name: /^Hotel Seefeld CHF\s480.00 CHF\s505.00$/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^Total CHF\s940.11 CHF\s995.11$/ })).toBeVisible();
    await expect(dialog.getByText('Daniel Frei (level 1)')).toBeVisible();
    const comment = dialog.getByLabelText('Comment (optional)');
    await expect(comment).toHaveValue('Meeting with the client on both days');
    await userEvent.clear(comment);
    await userEvent.type(comment, 'Now with two meetings');
    await userEvent.selectOptions(dialog.getByLabelText('Trip purpose'), 'conference');
    await userEvent.click(dialog.getByRole('button', { name: 'Send for approval' }));
    await expect('requesting' in args && args.requesting.onSendRenewal).toHaveBeenCalledWith({
      purpose: 'conference',
      comment: 'Now with two meetings',
      reason: { code: 'closerToMeeting', text: 'The client is across the street' },
      referenceFieldValues: { referenceField1: '4711', referenceField2: 'Gotthard II' },
    });
  },
};
export const BookedAtOnce: Story = {
  args: renewed(loaded({ renewal: { ...renewal, verdict: TRIP.verdict, approvers: [] } })),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('It needs no approval, and is booked at once.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Book now' })).toBeVisible();
  },
};
export const OrderedByColleague: Story = {
  args: renewed(
    loaded({
      refusal: 'Lena Huber has already ordered this for the same traveller.',
      earlierTripHref: '/trips/other-trip',
    }),
  ),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Request this trip again' }));
    const notice = within(dialog.getByRole('alert'));
    await expect(notice.getByRole('link', { name: 'Open the trip' })).toHaveAttribute(
      'href',
      '/trips/other-trip',
    );
  },
};
const NEAREST = {
  title: 'Bloomsbury Rooms, Double room',
  price: chf(45200),
  offer: 'hotel~nearest',
  result: 'BLOO',
};

export const PartlyGone: Story = {
  args: request(TWO_PARTS, {
    onSearchAgain: fn(),
    renewal: loaded({
      renewal: {
        ...unpriced,
        parts: [
          { partId: STAY._id, outcome: 'priced', before: chf(48000), price: chf(50500) },
          {
            partId: STAY_ABROAD._id,
            outcome: 'soldOut',
            before: chf(46011),
            nearest: [NEAREST],
          },
        ],
      },
    }),
  }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('Sold out')).toBeVisible();
    await expect(dialog.getByText('Bloomsbury Rooms, Double room')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take this: Bloomsbury Rooms, Double room' }));
    await expect('nearest' in args && args.nearest.onTake).toHaveBeenCalledWith(
      expect.objectContaining({ _id: STAY_ABROAD._id }),
      NEAREST,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Search for a hotel' }));
    await expect('requesting' in args && args.requesting.onSearchAgain).toHaveBeenCalledWith(
      expect.objectContaining({ _id: STAY_ABROAD._id }),
    );
    await expect(dialog.queryByRole('button', { name: 'Send for approval' })).toBeNull();
  },
};
export const Sending: Story = { args: renewed(loaded({ sending: true })) };
export const ChangedOnceMore: Story = {
  args: renewed(loaded({ changed: true })),
  play: ({ canvas }) =>
    expect(canvas.findByText('Something has changed since you looked')).resolves.toBeVisible(),
};
export const Refused: Story = {
  args: renewed(loaded({ refusal: 'We do not know this purpose. Please choose one from the list.' })),
};

const editing = { state: 'open', sending: false, changed: false, refusal: null } as const;
export const Editing: Story = {
  args: request(WAITING, { edit: editing, onSaveEdit: fn() }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit the request' }));
    await userEvent.clear(dialog.getByLabelText('Cost centre'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByLabelText('Cost centre')).toHaveAccessibleDescription('Required');
    await userEvent.type(dialog.getByLabelText('Cost centre'), '4712');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect('requesting' in args && args.requesting.onSaveEdit).toHaveBeenCalledWith(
      expect.objectContaining({
        referenceFieldValues: { referenceField1: '4712', referenceField2: 'Gotthard II' },
      }),
    );
  },
};
export const EditingNarrow: Story = { args: request(WAITING, { edit: editing }), globals: narrow };
export const ChangedSinceOpened: Story = {
  args: request(WAITING, { edit: { ...editing, changed: true } }),
  play: ({ canvas }) => expect(canvas.findByText(/What you wrote is still here/)).resolves.toBeVisible(),
};
export const EditRefused: Story = {
  args: request(WAITING, { edit: { ...editing, refusal: 'A mandatory reference field is empty.' } }),
};
export const EditIsSaved: Story = { args: request(WAITING, { edit: { ...editing, sending: true } }) };
