import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { TripFilter } from '#domain/contract.ts';
import type { BulkApprovalProps, BulkItem } from '#src/features/home/bulk-approval.ts';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { DANIEL, NOW } from '#stories/support/trip-fixtures.ts';
import { CHANGE_IN_LIST, restingBulk, TOGETHER, WAITING_TRIPS } from '#stories/support/waiting-trips.ts';

const home = (bulkApproval: Partial<BulkApprovalProps> = {}, docs = [...WAITING_TRIPS]) => ({
  firstName: 'Daniel',
  companyName: 'Alpenblick Engineering AG',
  role: 'traveler' as const,
  trips: {
    filter: 'waitingApproval' as const,
    counts: { current: 0, upcoming: 6, past: 31, cancelled: 2, waitingApproval: 6, toDecide: 4 },
    typed: '',
    onSearch: fn(),
    hrefOf: (filter: TripFilter, page: number) => `/?trips=${filter}&page=${page}`,
    list: {
      state: 'ready' as const,
      trips: { docs, totalDocs: docs.length, limit: 20, page: 1, totalPages: 1 },
      updating: false,
    },
    personId: DANIEL._id,
    now: NOW,
    zone: 'Europe/Zurich',
    bulkApproval: { ...restingBulk(), ...bulkApproval },
  },
});

const meta = {
  component: HomeScreen,
  decorators: [inShell],
  args: home(),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = new Set(TOGETHER.map(({ _id }) => _id));
const [first, second, third] = TOGETHER.map(({ _id }) => _id);

export const WaitingForOneselfAndOthers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const own = within(canvas.getByRole('region', { name: 'Waiting for your decision' }));
    const rows = own.getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent('expires in 40 minutes, Mon 1 Mar, 11:40');
    await expect(rows[0]).toHaveTextContent('decides: You');
    await expect(rows[0]).toHaveTextContent('within the rules');
    await expect(rows[1]).toHaveTextContent('decides: You for Petra Wyss or Petra Wyss');
    await expect(own.queryByRole('checkbox', { name: 'Choose Grand Hotel, Genève' })).toBeNull();
    const others = within(canvas.getByRole('region', { name: 'Waiting for others' }));
    await expect(others.getByText(/Petra Wyss or Ruth Ammann or 1 other/)).toBeVisible();
    await expect(others.getByText(/deadline passed, Mon 1 Mar, 10:50/)).toBeVisible();
    await userEvent.click(own.getByRole('checkbox', { name: 'Choose Motel 24, Olten' }));
    await expect(args.trips?.bulkApproval.onChoose).toHaveBeenLastCalledWith([third], true);
    await userEvent.click(own.getByRole('checkbox', { name: 'All within the rules' }));
    await expect(args.trips?.bulkApproval.onChoose).toHaveBeenLastCalledWith([first, second, third], true);
  },
};
export const WaitingNarrowDark: Story = { globals: narrowDark };
export const WaitingForOthersOnly: Story = {
  args: home({}, WAITING_TRIPS.slice(4)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Waiting for your decision' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
/** A trip that stays booked; its change is looked at before it is approved. */
export const AChangeWaits: Story = {
  args: home({}, [...WAITING_TRIPS, CHANGE_IN_LIST]),
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('region', { name: 'Waiting for your decision' }));
    const row = within(own.getAllByRole('listitem')[4] ?? document.body);
    await expect(row.getByText('A change waits for approval; the trip stays booked.')).toBeVisible();
    await expect(row.getByText('Confirmed')).toBeVisible();
    await expect(row.getByText('the change is within the rules')).toBeVisible();
    await expect(row.getByText(/^decides: You$/)).toBeVisible();
    await expect(row.queryByRole('checkbox')).toBeNull();
  },
};
export const Chosen: Story = {
  args: home({ chosen: new Set([first ?? '', third ?? '']) }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 2 trips' }));
    await expect(args.trips?.bulkApproval.onAsk).toHaveBeenCalled();
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Choose Zürich – London' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.trips?.bulkApproval.onChoose).toHaveBeenLastCalledWith([second], true);
  },
};

export const ConfirmsBeforeApproving: Story = {
  args: home({ chosen: all, bulk: { state: 'asking' } }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Approve 3 trips?' }));
    await expect(dialog.getByText('CHF 600.50')).toBeVisible();
    await expect(dialog.getAllByText('EUR 612.30')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve them' }));
    await expect(args.trips?.bulkApproval.onApprove).toHaveBeenCalledWith([...TOGETHER]);
  },
};

const items = (...results: BulkItem['result'][]): BulkItem[] =>
  TOGETHER.map((trip, index) => ({ trip, result: results[index] ?? null }));
const approved = { kind: 'approved' } as const;

export const Running: Story = {
  args: home({ chosen: all, bulk: { state: 'running', items: items(approved), stopping: false } }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Approving…' }));
    await expect(dialog.getByText('1 of 3')).toBeVisible();
    await expect(dialog.getByText('Approved')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    await expect(args.trips?.bulkApproval.onStop).toHaveBeenCalled();
  },
};
export const Stopping: Story = {
  args: home({ chosen: all, bulk: { state: 'running', items: items(approved), stopping: true } }),
  play: ({ canvas }) => expect(canvas.findByText('Stopping after this trip…')).resolves.toBeVisible(),
};
export const Stopped: Story = {
  args: home({ chosen: all, bulk: { state: 'finished', items: items(approved) } }),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '1 trip approved' }));
    await expect(dialog.getByText('2 trips were left as they are, because you stopped.')).toBeVisible();
  },
};
export const AllApproved: Story = {
  args: home({ chosen: all, bulk: { state: 'finished', items: items(approved, approved, approved) } }),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '3 trips approved' }));
    await expect(dialog.queryByRole('button', { name: /again/ })).toBeNull();
  },
};
const failed = { kind: 'failed', message: 'The service is not available at the moment.' } as const;
export const SomeFailed: Story = {
  args: home({
    chosen: all,
    bulk: { state: 'finished', items: items(approved, { kind: 'changed' }, failed) },
  }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '1 trip approved' }));
    await expect(dialog.getByText('Changed since you saw it')).toBeVisible();
    await expect(dialog.getByText('1 trip could not be approved.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try 1 trip again' }));
    await expect(args.trips?.bulkApproval.onRetry).toHaveBeenCalled();
  },
};
