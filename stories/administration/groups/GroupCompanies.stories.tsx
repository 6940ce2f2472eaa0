import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Page } from '#src/components/Page.tsx';
import { CompanyList } from '#src/features/companies/CompanyList.tsx';
import { COMPANY_ROWS, GROUP } from '#stories/support/company-fixtures.ts';
import { FAILURE } from '#stories/support/failure.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { withReference } from '#stories/support/with-reference.tsx';

const list = { docs: COMPANY_ROWS.slice(0, 2), totalDocs: 2, limit: 20, page: 1, totalPages: 1 };
const ready = { state: 'ready', updating: false, list } as const;

const meta = {
  component: CompanyList,
  decorators: [
    withReference,
    (Story) => (
      <Page title={GROUP.name}>
        <Story />
      </Page>
    ),
    inShell,
  ],
  args: {
    found: ready,
    typed: '',
    onType: fn(),
    tabs: [
      { label: 'Group', href: '/groups/1', current: false },
      { label: 'Companies', href: '/groups/1/companies', current: true },
    ],
    sort: { by: 'name', order: 'ascending' },
    addressOf: ({ sort }) => `?sortBy=${sort?.by ?? ''}&sortOrder=${sort?.order ?? ''}`,
  },
} satisfies Meta<typeof CompanyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('link', { name: /^Name/ })).toHaveAttribute(
      'href',
      '?sortBy=name&sortOrder=descending',
    );
    await expect(canvas.queryByRole('link', { name: /^Customer number/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'New company' })).toBeNull();
  },
};
export const FilledNarrowDark: Story = { globals: narrowDark };
export const Empty: Story = {
  args: { found: { ...ready, list: { ...list, docs: [], totalDocs: 0, totalPages: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No company found.')).toBeVisible();
  },
};
export const Loading: Story = { args: { found: { state: 'loading' } } };
export const Failed: Story = {
  args: { found: { state: 'failed', failure: FAILURE } },
};
