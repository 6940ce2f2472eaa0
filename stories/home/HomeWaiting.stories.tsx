import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { BulkApprovalProps, BulkItem } from '#src/features/home/bulk-approval.ts';
import { DecisionCards } from '#src/features/home/DecisionCards.tsx';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { DANIEL, NOW } from '#stories/support/trip-fixtures.ts';
import { CHANGE_IN_LIST, restingBulk, TOGETHER, WAITING_TRIPS } from '#stories/support/waiting-trips.ts';

const OWN = WAITING_TRIPS.slice(0, 4);
const cards = (bulkApproval: Partial<BulkApprovalProps> = {}, trips = OWN) => ({
  trips,
  personId: DANIEL._id,
  now: NOW,
  zone: 'Europe/Zurich',
  showsAll: false,
  bulkApproval: { ...restingBulk(), ...bulkApproval },
});

const meta = {
  component: DecisionCards,
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
    inShell,
  ],
  args: cards(),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof DecisionCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingForOneself: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const own = within(canvas.getByRole('region', { name: 'Waiting for your decision' }));
    const [first, second, , last] = own.getAllByRole('listitem');
    await expect(first).toHaveTextContent('decide by Mon 1 Mar, 11:40');
    await expect(first).toHaveTextContent('No rule broken');
    await expect(second).toHaveTextContent('waiting for: You for Petra Wyss or Petra Wyss');
    await expect(last).toHaveTextContent('CHF 20.00 over: Highest price of a night, CHF 220.00');
    await expect(last).toHaveTextContent('Only refundable rates: Refundable, here Not refundable');
    await expect(last).toHaveTextContent('Next door to the client');
    await userEvent.click(own.getByRole('button', { name: 'Approve Genève, 14 – 16 Mar' }));
    await expect(args.bulkApproval.onAsk).toHaveBeenLastCalledWith([OWN[3]]);
    await userEvent.click(own.getByRole('button', { name: '3 break no rule: approve all' }));
    await expect(args.bulkApproval.onAsk).toHaveBeenLastCalledWith([...TOGETHER]);
  },
};
export const WaitingNarrowDark: Story = { globals: narrowDark };
export const WaitingNarrowest: Story = { globals: narrowest };
export const TwoThatBreakNoRule: Story = {
  args: cards({}, OWN.slice(0, 2)),
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: '2 break no rule: approve both' })).toBeVisible(),
};
/** A trip that stays booked; its change is looked at before it is approved. */
export const AChangeWaits: Story = {
  args: cards({}, [CHANGE_IN_LIST]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A change waits for approval; the trip stays booked.')).toBeVisible();
    await expect(canvas.getByText('The change breaks no rule')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Details of Bern, 14 – 16 Mar' })).toHaveAttribute(
      'href',
      `/trips/${CHANGE_IN_LIST._id}`,
    );
  },
};
export const MoreThanFive: Story = {
  args: cards({}, [...OWN, CHANGE_IN_LIST, ...WAITING_TRIPS.slice(4)]),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^Approve/ })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more' }));
    await expect(canvas.getByText(/Zug, 14/)).toBeVisible();
  },
};
export const AllDecided: Story = {
  args: cards({}, []),
  play: ({ canvas }) => expect(canvas.getByText('Nothing is waiting for you now.')).toBeVisible(),
};

export const ConfirmsBeforeApproving: Story = {
  args: cards({ bulk: { state: 'asking', trips: TOGETHER } }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Approve 3 trips?' }));
    await expect(dialog.getByText('CHF 600.50')).toBeVisible();
    await expect(dialog.getAllByText('EUR 612.30')).toHaveLength(2);
    await expect(dialog.getAllByText('Mirjam Zgraggen')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(args.bulkApproval.onApprove).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.bulkApproval.onApprove).toHaveBeenCalledTimes(2);
  },
};
export const ConfirmsWhatBreaksARule: Story = {
  args: cards({ bulk: { state: 'asking', trips: OWN.slice(3) } }),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Approve 1 trip?' }));
    await expect(dialog.getByText('CHF 20.00 over: Highest price of a night, CHF 220.00')).toBeVisible();
  },
};

const items = (...results: BulkItem['result'][]): BulkItem[] =>
  TOGETHER.map((trip, index) => ({ trip, result: results[index] ?? null }));
const approved = { kind: 'approved' } as const;

export const Running: Story = {
  args: cards({ bulk: { state: 'running', items: items(approved), stopping: false } }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Approving…' }));
    await expect(dialog.getByText('1 of 3')).toBeVisible();
    await expect(dialog.getByText('Approved')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    await expect(args.bulkApproval.onStop).toHaveBeenCalled();
  },
};
export const Stopping: Story = {
  args: cards({ bulk: { state: 'running', items: items(approved), stopping: true } }),
  play: ({ canvas }) => expect(canvas.findByText('Stopping after this trip…')).resolves.toBeVisible(),
};
export const Stopped: Story = {
  args: cards({ bulk: { state: 'finished', items: items(approved) } }),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '1 trip approved' }));
    await expect(dialog.getByText('2 trips were left as they are, because you stopped.')).toBeVisible();
  },
};
const failed = { kind: 'failed', message: 'The service is not available at the moment.' } as const;
export const SomeFailed: Story = {
  args: cards({ bulk: { state: 'finished', items: items(approved, { kind: 'changed' }, failed) } }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '1 trip approved' }));
    await expect(dialog.getByText('Changed since you saw it')).toBeVisible();
    await expect(dialog.getByText('1 trip could not be approved.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try 1 trip again' }));
    await expect(args.bulkApproval.onRetry).toHaveBeenCalled();
  },
};
