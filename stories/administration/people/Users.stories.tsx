import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UsersScreen } from '#src/features/users/UsersScreen.tsx';
import { FAILURE } from '#stories/support/failure.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { LONG_USER_ROW, USER_ROWS } from '#stories/support/people-fixtures.ts';

const list = { docs: USER_ROWS, totalDocs: 101, limit: 20, page: 1, totalPages: 6, more: true };
const ready = { state: 'ready', updating: false, list } as const;

const meta = {
  component: UsersScreen,
  decorators: [inShell],
  args: {
    found: ready,
    typed: '',
    onType: fn(),
    createHref: '/users?create=true',
    sort: { by: 'name', order: 'ascending' },
    addressOf: ({ page = 1, sort }) => `/users?page=${page}&sortBy=${sort?.by ?? ''}`,
  },
} satisfies Meta<typeof UsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('link', { name: 'Keller, Anna' });
    await expect(row).toHaveAttribute('href', `/users/${USER_ROWS[0]?._id}`);
    await expect(canvas.getByText('1 – 3 of more than 101')).toBeVisible();
    await expect(
      canvas.getByText('Alpenblick Engineering AG, Alpenblick Logistik GmbH and 3 more'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^E-mail/ })).toHaveAttribute(
      'href',
      '/users?page=1&sortBy=email',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'k');
    await expect(args.onType).toHaveBeenCalledWith('k');
  },
};
export const FilledNarrowDark: Story = { globals: narrowDark };

export const Empty: Story = {
  args: {
    typed: 'zzz',
    found: { ...ready, list: { docs: [], totalDocs: 0, limit: 20, page: 1, totalPages: 0 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users found.')).toBeVisible();
  },
};
export const Loading: Story = { args: { found: { state: 'loading' } } };
export const Updating: Story = { args: { found: { ...ready, updating: true } } };
export const Failed: Story = {
  args: { found: { state: 'failed', failure: FAILURE } },
};

const long = { ...ready, list: { ...list, docs: [LONG_USER_ROW, ...USER_ROWS] } };
export const LongTexts: Story = { args: { found: long } };
export const LongTextsNarrowest: Story = { args: { found: long }, globals: narrowest };

export const ForThoseWhoOnlyRead: Story = {
  args: { createHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'New user' })).toBeNull();
  },
};
