import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Page } from '#src/components/Page.tsx';
import { CompanyList } from '#src/features/companies/CompanyList.tsx';
import { COMPANY_ROWS, LONG_COMPANY_ROW } from '#stories/support/company-fixtures.ts';
import { FAILURE } from '#stories/support/failure.ts';
import { narrow, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { withReference } from '#stories/support/with-reference.tsx';

const list = { docs: COMPANY_ROWS, totalDocs: 62, limit: 20, page: 2, totalPages: 4 };

const meta = {
  component: CompanyList,
  decorators: [
    withReference,
    (Story) => (
      <Page title="Companies">
        <Story />
      </Page>
    ),
    inShell,
  ],
  args: {
    tabs: [
      { label: 'Companies', href: '/companies', current: true },
      { label: 'Groups', href: '/groups', current: false },
    ],
    found: { state: 'ready', updating: false, list },
    sort: { by: 'name', order: 'ascending' },
    addressOf: ({ page = 1, sort }) => `?page=${page}&sort=${sort?.by ?? ''}&order=${sort?.order ?? ''}`,
    typed: '',
    onType: fn(),
    createHref: '?create=true',
    sortsByNumber: true,
  },
} satisfies Meta<typeof CompanyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('21 – 23 of 62')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alpenblick Logistik GmbH' })).toHaveAttribute(
      'href',
      `/companies/${COMPANY_ROWS[1]?._id}`,
    );
    await expect(canvas.getByRole('link', { name: /^Name/ })).toHaveAttribute(
      'href',
      '?page=1&sort=name&order=descending',
    );
    await expect(canvas.getByRole('link', { name: /^Customer number/ })).toHaveAttribute(
      'href',
      '?page=1&sort=customerId&order=ascending',
    );
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3&sort=&order=');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search companies' }), 'a');
    await expect(args.onType).toHaveBeenCalledWith('a');
  },
};
export const FilledNarrowDark: Story = { globals: narrowDark };
export const FilledNarrowest: Story = { globals: narrowest };
export const Updating: Story = { args: { found: { state: 'ready', updating: true, list } } };
export const Loading: Story = { args: { found: { state: 'loading' } } };
export const Failed: Story = {
  args: { found: { state: 'failed', failure: FAILURE } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(FAILURE.onRetry).toHaveBeenCalled();
  },
};
const long = {
  ...({ state: 'ready', updating: false } as const),
  list: { ...list, docs: [LONG_COMPANY_ROW, ...COMPANY_ROWS] },
};
export const LongTexts: Story = { args: { found: long } };
export const LongTextsNarrow: Story = { args: { found: long }, globals: narrow };
export const Forbidden: Story = {
  args: { found: { state: 'forbidden' }, createHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You may not see this');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};
export const Empty: Story = {
  args: {
    found: {
      state: 'ready',
      updating: false,
      list: { ...list, docs: [], totalDocs: 0, page: 1, totalPages: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No company found.')).toBeVisible();
  },
};
export const CreateNotAllowed: Story = {
  args: { createHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'New company' })).toBeNull();
  },
};
