import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ImportRow } from '#domain/contract.ts';
import { ImportScreen } from '#src/features/company-users/ImportScreen.tsx';
import { countRows } from '#src/features/company-users/import-state.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { ENGINEERING } from '#stories/support/session-fixtures.ts';

const person = (row: number, outcome: ImportRow['outcome']): ImportRow => ({
  type: 'row',
  row,
  outcome,
  problems: [],
  name: `Person ${row}`,
  email: `person.${row}@alpenblick.example`,
});

const rows: ImportRow[] = [
  ...[1, 2, 3].map((row) => person(row, 'created')),
  person(4, 'added'),
  person(5, 'changed'),
  person(6, 'unchanged'),
  {
    ...person(7, 'refused'),
    problems: [
      { column: 'lastName', code: 'missing' },
      { column: 'email', code: 'malformed', value: 'anna' },
      { column: 'department', code: 'unknown', value: 'Hydraulik' },
      { column: 'note', code: 'too_long' },
    ],
  },
  { ...person(8, 'refused'), problems: [{ column: 'email', code: 'repeated', value: 'person.1@x.example' }] },
  { ...person(9, 'refused'), problems: [{ column: 'role', code: 'not_allowed' }] },
];

const checked = { state: 'checked', fileName: 'users.csv', rows, counts: countRows(rows) } as const;
const running = { state: 'running', rows: rows.slice(0, 4), done: 4, total: 9, stopping: false } as const;
const finished = { state: 'finished', total: 9, message: null } as const;

const meta = {
  component: ImportScreen,
  decorators: [inShell],
  args: {
    companyName: ENGINEERING.name,
    listHref: '/companies/1/users',
    shown: { state: 'choosing', fault: null },
    onChoose: fn(),
    onTemplate: fn(),
    onRun: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download a template' }));
    await expect(args.onTemplate).toHaveBeenCalled();
    const file = new File(['email'], 'users.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('CSV file'), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};
export const UnknownColumn: Story = {
  args: { shown: { state: 'choosing', fault: 'There is no column “surname”.' } },
};
export const Checking: Story = { args: { shown: { state: 'checking', fileName: 'users.csv' } } };

export const Checked: Story = {
  args: { shown: checked },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("E-mail can't be understood: “anna”.")).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rejected rows only' }));
    await expect(canvas.queryByText('Person 1')).toBeNull();
    await expect(canvas.getByText('Person 7')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send invitations' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Import 5 users' }));
    await expect(args.onRun).toHaveBeenCalledWith(true);
  },
};
export const CheckedNarrowDark: Story = { args: { shown: checked }, globals: narrowDark };
export const CheckedNarrowest: Story = { args: { shown: checked }, globals: narrowest };

const refused = rows.slice(6);
export const NothingToImport: Story = {
  args: { shown: { ...checked, rows: refused, counts: countRows(refused) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import 0 users' }));
    await expect(canvas.getByText(/There is nothing to import/)).toBeVisible();
    await expect(args.onRun).not.toHaveBeenCalled();
  },
};

const many = Array.from({ length: 500 }, (_, index) => person(index + 1, 'created'));
export const FiveHundredRows: Story = {
  args: { shown: { ...checked, rows: many, counts: countRows(many) } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Person 101')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (400 rows)' }));
    await expect(canvas.getByText('Person 101')).toBeVisible();
  },
};

export const Running: Story = {
  args: { shown: running },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('value', '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const Complete: Story = {
  args: { shown: { ...finished, how: 'complete', rows, counts: countRows(rows) } },
};
export const Cancelled: Story = {
  args: {
    shown: { ...finished, how: 'cancelled', rows: running.rows, counts: countRows(running.rows) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4 of 9 rows were done, and stay/)).toBeVisible();
  },
};
export const Broken: Story = {
  args: {
    shown: { ...finished, how: 'failed', rows: [], counts: countRows([]), message: 'Network Error' },
  },
};
