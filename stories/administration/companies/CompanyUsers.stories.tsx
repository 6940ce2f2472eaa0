import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CompanyUsersScreen } from '#src/features/company-users/CompanyUsersScreen.tsx';
import { ListActionButtons } from '#src/features/company-users/ListActionButtons.tsx';
import { FAILURE } from '#stories/support/failure.ts';
import { narrow, narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { COMPANY_USER_ROWS, LONG_COMPANY_USER_ROW } from '#stories/support/people-fixtures.ts';
import { withPeopleReference } from '#stories/support/people-reference.tsx';
import { ENGINEERING } from '#stories/support/session-fixtures.ts';

const list = { docs: COMPANY_USER_ROWS, totalDocs: 62, limit: 20, page: 1, totalPages: 4 };
const ready = { state: 'ready', updating: false, list } as const;
const onExport = fn();

const meta = {
  component: CompanyUsersScreen,
  decorators: [withPeopleReference, inShell],
  args: {
    companyId: ENGINEERING._id,
    companyName: ENGINEERING.name,
    mayReadCompany: true,
    found: ready,
    typed: '',
    onType: fn(),
    createHref: '?create=true',
    sort: { by: 'name', order: 'ascending' },
    addressOf: ({ page = 1, sort }) => `?page=${page}&sortOrder=${sort?.order ?? ''}`,
    hrefOf: (companyUserId) => `?companyUser=${companyUserId}`,
    actions: <ListActionButtons importHref="?import=true" exporting={false} onExport={onExport} />,
  },
} satisfies Meta<typeof CompanyUsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Keller, Anna' })).toHaveAttribute(
      'href',
      `?companyUser=${COMPANY_USER_ROWS[0]?._id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Import from CSV' })).toHaveAttribute(
      'href',
      '?import=true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
    await expect(onExport).toHaveBeenCalled();
  },
};
export const FilledNarrowDark: Story = { globals: narrowDark };

export const Empty: Story = {
  args: { found: { ...ready, list: { ...list, docs: [], totalDocs: 0, totalPages: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No company users found.')).toBeVisible();
  },
};
const long = { ...ready, list: { ...list, docs: [LONG_COMPANY_USER_ROW, ...COMPANY_USER_ROWS] } };
export const LongTexts: Story = { args: { found: long } };
export const LongTextsNarrow: Story = { args: { found: long }, globals: narrow };
export const Updating: Story = {
  args: { found: { ...ready, updating: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Keller, Anna' })).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};
export const Loading: Story = { args: { found: { state: 'loading' } } };
export const Failed: Story = {
  args: { found: { state: 'failed', failure: FAILURE } },
};

/** Travel arrangers can neither see nor change the company. */
export const ForAnArranger: Story = {
  args: {
    createHref: undefined,
    mayReadCompany: false,
    actions: <ListActionButtons importHref={undefined} exporting onExport={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Company' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Import from CSV' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Exporting…' })).toBeVisible();
  },
};

/** Travelers find only themselves, and may not export the list. */
export const ForATraveler: Story = {
  args: {
    createHref: undefined,
    mayReadCompany: false,
    found: { ...ready, list: { ...list, docs: COMPANY_USER_ROWS.slice(0, 1), totalDocs: 1, totalPages: 1 } },
    actions: <ListActionButtons importHref={undefined} exporting={false} onExport={undefined} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Keller, Anna' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^(Import|New)/ })).toBeNull();
  },
};
