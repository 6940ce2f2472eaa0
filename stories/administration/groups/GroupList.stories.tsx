import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { CompanyGroupSummary } from '#domain/contract.ts';
import { Page } from '#src/components/Page.tsx';
import { GroupList } from '#src/features/companies/GroupList.tsx';
import { GROUP } from '#stories/support/company-fixtures.ts';
import { FAILURE } from '#stories/support/failure.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { LONG_GROUP } from '#stories/support/group-fixtures.tsx';
import { inShell } from '#stories/support/in-shell.tsx';

const toRow = ({ _id, name, active, companies }: typeof GROUP): CompanyGroupSummary => ({
  _id,
  name,
  active,
  companyCount: companies.length,
});
const ROWS = [toRow(GROUP), { _id: 'northwind', name: 'Northwind', active: false, companyCount: 0 }];
const list = { docs: ROWS, totalDocs: 42, limit: 20, page: 1, totalPages: 3 };
const ready = { state: 'ready', updating: false, list } as const;

const meta = {
  component: GroupList,
  decorators: [
    (Story) => (
      <Page title="Company groups">
        <Story />
      </Page>
    ),
    inShell,
  ],
  args: {
    found: ready,
    typed: '',
    onType: fn(),
    createHref: '/groups?create=true',
    tabs: [
      { label: 'Companies', href: '/companies', current: false },
      { label: 'Groups', href: '/groups', current: true },
    ],
    sort: { by: 'name', order: 'ascending' },
    addressOf: ({ page = 1, sort }) => `/groups?page=${page}&order=${sort?.order ?? ''}`,
  },
} satisfies Meta<typeof GroupList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: GROUP.name })).toHaveAttribute(
      'href',
      `/groups/${GROUP._id}`,
    );
    await expect(canvas.getByRole('link', { name: 'New company group' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search company groups' }), 'a');
    await expect(args.onType).toHaveBeenCalledWith('a');
  },
};
export const FilledNarrowDark: Story = { globals: narrowDark };
export const FilledNarrowest: Story = { globals: narrowest };
export const LongTexts: Story = {
  args: { found: { ...ready, list: { ...list, docs: [toRow(LONG_GROUP), ...ROWS] } } },
};
export const Empty: Story = {
  args: { found: { ...ready, list: { ...list, docs: [], totalDocs: 0, totalPages: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No company group found.')).toBeVisible();
  },
};
export const Loading: Story = { args: { found: { state: 'loading' } } };
export const Updating: Story = { args: { found: { ...ready, updating: true } } };
export const Failed: Story = {
  args: { found: { state: 'failed', failure: FAILURE } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(FAILURE.onRetry).toHaveBeenCalled();
  },
};
export const CreateNotAllowed: Story = {
  args: { createHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'New company group' })).toBeNull();
  },
};
