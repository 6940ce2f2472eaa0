import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { CompanyGroup } from '#domain/contract.ts';
import { groupValues } from '#src/features/companies/group-fields.ts';
import { HistorySection } from '#src/records/HistorySection.tsx';
import { NotForThisRole } from '#src/records/NotForThisRole.tsx';
import { RecordPage, type RecordPageProps } from '#src/records/RecordPage.tsx';
import { RecordSection, type SectionSaving } from '#src/records/RecordSection.tsx';
import { GROUP } from '#stories/support/company-fixtures.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { BARE_GROUP, GROUP_FIELDS, LONG_GROUP } from '#stories/support/group-fixtures.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { RESTING_SECTION } from '#stories/support/section-saving.ts';
import { withReference } from '#stories/support/with-reference.tsx';

interface General {
  group?: CompanyGroup;
  saving?: Partial<SectionSaving>;
  lock?: ReactNode;
}

/** The page of a group, as it is put together for whoever looks at it. */
function buildPageProps({ group = GROUP, saving = {}, lock = null }: General): RecordPageProps {
  const values = groupValues(group);
  const general = (
    <RecordSection
      id="group"
      title="General information"
      fields={GROUP_FIELDS}
      values={values}
      lockOf={() => lock}
      saving={{ ...RESTING_SECTION, opened: values, ...saving }}
    />
  );
  const history = <HistorySection history={{ state: 'closed' }} onOpen={fn()} onPage={fn()} />;
  return {
    state: 'ready',
    title: group.name,
    active: group.active,
    tabs: [
      { label: 'Group', href: '/groups/1', current: true },
      { label: 'Companies', href: '/groups/1/companies', current: false },
    ],
    sections: [
      { id: 'group', title: 'General information', content: general },
      { id: 'history', title: 'History', content: history },
    ],
  };
}

const meta = {
  component: RecordPage,
  decorators: [withReference, inShell],
  args: buildPageProps({}),
} satisfies Meta<typeof RecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(page.getByText('Alpenblick Logistik GmbH')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit: General information' })).toBeVisible();
  },
};
export const FilledNarrowDark: Story = { globals: narrowDark };
export const FilledNarrowest: Story = { globals: narrowest };
export const Empty: Story = {
  args: buildPageProps({ group: BARE_GROUP }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No companies were added.')).toBeVisible();
  },
};
export const LongTexts: Story = { args: buildPageProps({ group: LONG_GROUP }) };
export const LongTextsNarrowDark: Story = {
  args: buildPageProps({ group: LONG_GROUP }),
  globals: narrowDark,
};

export const Loading: Story = { args: { state: 'loading', title: 'Company group' } };
export const NotFound: Story = {
  args: { state: 'notFound', title: 'Company group' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This does not exist, or you may not see it')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: buildPageProps({ lock: <NotForThisRole /> }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Edit/ })).toBeNull();
    await expect(canvas.getByText(/Only site admins can change this/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show who changed what' })).toBeVisible();
  },
};

function Editing({ onSubmit }: Pick<SectionSaving, 'onSubmit'>) {
  const [editing, setEditing] = useState(false);
  const saving = { editing, onSubmit, onEdit: () => setEditing(true), onCancel: () => setEditing(false) };
  return <RecordPage {...buildPageProps({ saving })} />;
}

const onSubmit = fn();
export const ValidationErrors: Story = {
  render: () => <Editing onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: General information' }));
    const name = canvas.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a company' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
    await expect(name).toBeInvalid();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const CompaniesRemoved: Story = {
  render: () => <Editing onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: General information' }));
    await expect(canvas.queryByRole('button', { name: /^Edit: Alpenblick/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Alpenblick Logistik GmbH' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const [firstCompany] = GROUP.companies;
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ companies: [expect.objectContaining({ company: firstCompany?._id })] }),
    );
  },
};

export const NameTaken: Story = {
  args: buildPageProps({
    saving: {
      editing: true,
      refusal: { field: null, message: 'Taken.', fields: { name: 'Another record has this name.' } },
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};
export const Saving: Story = { args: buildPageProps({ saving: { editing: true, pending: true } }) };

const onResolve = fn();
export const Conflict: Story = {
  args: buildPageProps({
    saving: {
      editing: true,
      onResolve,
      conflicts: [{ path: 'name', mine: 'Alpenblick Holding', theirs: 'Alpenblick International' }],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Another person saved first' }));
    await userEvent.click(dialog.getByRole('radio', { name: /Alpenblick International/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I chose' }));
    await expect(onResolve).toHaveBeenCalledWith({ name: 'theirs' });
  },
};
