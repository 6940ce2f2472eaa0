import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForbiddenNotice } from '#src/records/ForbiddenNotice.tsx';
import type { ListSort } from '#src/records/list-sort.ts';
import { ListPages } from '#src/records/RecordList.tsx';
import { RecordTable } from '#src/records/RecordTable.tsx';
import { RecordTabs } from '#src/records/RecordTabs.tsx';
import { dark, inPadding, narrow } from '#stories/support/frames.tsx';

const ROWS = ['Zug', 'Baar'].map((name) => ({ name, country: 'Switzerland' }));
const COLUMNS = [
  { key: 'name', title: 'Name', sortBy: 'name', render: ({ name }: { name: string }) => name },
  { key: 'country', title: 'Country', render: ({ country }: { country: string }) => country },
];
const table = (sort?: ListSort) => (
  <RecordTable
    rows={ROWS}
    columns={COLUMNS}
    keyOf={({ name }) => name}
    hrefOf={({ name }) => `#${name}`}
    {...(sort && { sort })}
    addressOf={({ sort: { by, order } }) => `#${by}-${order}`}
  />
);
const pages = (page: number, docs: number, totalDocs: number, more = false) => (
  <ListPages
    list={{
      docs: Array(docs).fill(null),
      totalDocs,
      limit: 20,
      page,
      totalPages: Math.ceil(totalDocs / 20),
      more,
    }}
    hrefOf={(number) => `#page-${number}`}
  />
);

const meta = { decorators: [inPadding] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsorted: Story = {
  render: () => table(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Name/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Baar' })).toHaveAttribute('href', '#Baar');
  },
};
export const Ascending: Story = {
  render: () => table({ by: 'name', order: 'ascending' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Name' })).toHaveAttribute('href', '#name-descending');
  },
};
export const Descending: Story = {
  render: () => table({ by: 'name', order: 'descending' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};
export const OrderedByAnother: Story = {
  render: () => table({ by: 'age', order: 'ascending' }),
  globals: dark,
};
export const AsCards: Story = { render: () => table(), globals: narrow };

export const Tabs: Story = {
  render: () => (
    <RecordTabs
      label="Lists"
      tabs={[
        { label: 'Companies', href: '#companies', current: true },
        { label: 'Groups', href: '#groups', current: false },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Companies');
  },
};
export const TabsDark: Story = { ...Tabs, globals: dark };

export const FirstPage: Story = {
  render: () => pages(1, 20, 45),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 – 20 of 45')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-2');
  },
};
export const LastPage: Story = {
  render: () => pages(3, 5, 45),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('41 – 45 of 45')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull();
  },
};
export const PageBehindTheLast: Story = {
  render: () => pages(9, 0, 45),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#page-3');
  },
};
export const MoreThanWereCounted: Story = {
  render: () => pages(5, 20, 100, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('81 – 100 of more than 100')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-6');
  },
};

export const Forbidden: Story = {
  render: () => <ForbiddenNotice />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
