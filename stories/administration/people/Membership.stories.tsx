import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { MembershipScreen } from '#src/features/company-users/MembershipScreen.tsx';
import { MembershipSectionCard } from '#src/features/company-users/MembershipSectionCard.tsx';
import {
  type MembershipSection,
  type MembershipSectionId,
  membershipSections,
} from '#src/features/company-users/membership-sections.ts';
import { RecordPage } from '#src/records/RecordPage.tsx';
import type { SectionSaving } from '#src/records/RecordSection.tsx';
import { narrow, narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { BARE_MEMBERSHIP, LONG_MEMBERSHIP, MEMBERSHIP } from '#stories/support/people-fixtures.ts';
import { ColleagueChoice, colleagueName, withPeopleReference } from '#stories/support/people-reference.tsx';
import { RESTING_SECTION } from '#stories/support/section-saving.ts';

interface MembershipArgs {
  membership: CompanyUserRecord;
  mayChange?: boolean;
  edited?: MembershipSectionId;
  saving?: Partial<SectionSaving>;
}

function buildArgs({ membership, mayChange = true, edited, saving }: MembershipArgs) {
  const sections = membershipSections({
    membership,
    today: '2027-03-14',
    company: {
      departments: membership.department ? [membership.department] : [],
      travelPolicies: membership.travelPolicy ? [membership.travelPolicy] : [],
      referenceFields: [
        { position: 1, name: 'Cost centre' },
        { position: 2, name: 'Project' },
      ],
    },
    approver: { Field: ColleagueChoice, show: colleagueName },
  });
  return {
    membership,
    sections,
    mayReadCompany: mayChange,
    drawSection: (section: MembershipSection) => (
      <MembershipSectionCard
        section={section}
        membership={membership}
        mayChange={mayChange}
        saving={
          section.id === edited
            ? { ...RESTING_SECTION, editing: true, opened: section.valuesOf(membership), ...saving }
            : RESTING_SECTION
        }
      />
    ),
    history: mayChange ? { history: { state: 'closed' as const }, onOpen: fn(), onPage: fn() } : undefined,
    invitation: mayChange ? { invitation: { state: 'resting' as const }, onSend: fn() } : undefined,
  };
}

const meta = {
  component: MembershipScreen,
  decorators: [withPeopleReference, inShell],
  args: buildArgs({ membership: MEMBERSHIP }),
} satisfies Meta<typeof MembershipScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Daniel Frei')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show who changed what' }));
    await expect(args.history?.onOpen).toHaveBeenCalled();
    await expect(canvas.getByText('Standard')).toBeVisible();
    await expect(canvas.getByText('4711')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the profile' })).toHaveAttribute(
      'href',
      `/users/${MEMBERSHIP.user._id}`,
    );
  },
};
export const FilledNarrowDark: Story = { globals: narrowDark };
export const Bare: Story = {
  args: buildArgs({ membership: BARE_MEMBERSHIP }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The company's default")).toBeVisible();
    await expect(canvas.getByText('No credit cards were added.')).toBeVisible();
    await expect(canvas.getByText(/^Inactive people can't be invited/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send invitation' })).toBeNull();
  },
};

export const LongTexts: Story = { args: buildArgs({ membership: LONG_MEMBERSHIP }) };
export const LongTextsNarrow: Story = {
  args: buildArgs({ membership: LONG_MEMBERSHIP }),
  globals: narrow,
};

const title = 'Company user';
export const Loading: Story = { render: () => <RecordPage state="loading" title={title} /> };
export const NotFound: Story = {
  render: () => <RecordPage state="notFound" title={title} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This does not exist, or you may not see it')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: buildArgs({ membership: MEMBERSHIP, mayChange: false }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send invitation' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Company' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'History' })).toBeNull();
  },
};

const onSubmit = fn();
export const Editing: Story = {
  args: buildArgs({ membership: MEMBERSHIP, edited: 'membership', saving: { onSubmit } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Role'), 'travel-arranger');
    const second = canvas.getByLabelText('Level 2 approver');
    await userEvent.type(second, 'Lena Brunner');
    await userEvent.selectOptions(canvas.getByLabelText('Travel policy'), '');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        role: 'travel-arranger',
        travelPolicy: null,
        level1Approver: MEMBERSHIP.level1Approver?._id,
        level2Approver: '01994b5e-7c1a-7cc2-b7a1-000000000025',
      }),
    );
  },
};
export const EditingReferences: Story = { args: buildArgs({ membership: MEMBERSHIP, edited: 'references' }) };
export const Refused: Story = {
  args: buildArgs({
    membership: MEMBERSHIP,
    edited: 'membership',
    saving: {
      refusal: {
        field: null,
        message: 'Something is not right yet.',
        fields: { level1Approver: 'This approver is not active any more.' },
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Level 1 approver')).toHaveAccessibleDescription(
      'This approver is not active any more.',
    );
  },
};
export const Conflict: Story = {
  args: buildArgs({
    membership: { ...MEMBERSHIP, role: 'company-admin' },
    edited: 'membership',
    saving: { conflicts: [{ path: 'role', mine: 'travel-arranger', theirs: 'company-admin' }] },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Theirs\s*Company admin/ })).toBeVisible();
  },
};
