import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { User } from '#domain/contract.ts';
import { newMembershipFields } from '#src/features/users/new-user-fields.ts';
import { UserScreen } from '#src/features/users/UserScreen.tsx';
import { UserSectionCard } from '#src/features/users/UserSectionEditor.tsx';
import { type UserSectionId, userSections } from '#src/features/users/user-sections.ts';
import { RecordPage } from '#src/records/RecordPage.tsx';
import type { SectionSaving } from '#src/records/RecordSection.tsx';
import { narrow, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { ANNA_KELLER, BARE_USER, LONG_USER } from '#stories/support/people-fixtures.ts';
import { CompanyChoice, withPeopleReference } from '#stories/support/people-reference.tsx';
import { RESTING_SECTION } from '#stories/support/section-saving.ts';

const sections = userSections('2027-03-14');

interface UserArgs {
  user: User;
  mayChange?: boolean;
  /** Whether it is the viewer's own page. */
  isOwn?: boolean;
  /** The section that is being edited, and the state of saving it. */
  edited?: UserSectionId;
  saving?: Partial<SectionSaving>;
}

function buildArgs({ user, mayChange = true, isOwn = false, edited, saving }: UserArgs) {
  return {
    user,
    mayChange,
    sections,
    imageUrl: undefined,
    drawSection: (section: (typeof sections)[UserSectionId]) => (
      <UserSectionCard
        section={section}
        user={user}
        mayChange={(field) => mayChange || (isOwn && field === 'needsPasswordChange')}
        saving={
          section.id === edited
            ? { ...RESTING_SECTION, editing: true, opened: section.valuesOf(user), ...saving }
            : RESTING_SECTION
        }
      />
    ),
    picture: {
      change: { state: 'resting' } as const,
      fault: null,
      onChoose: fn(),
      onSend: fn(),
      onGiveUp: fn(),
      onRemove: fn(),
    },
    invitation: { invitation: { state: 'resting' } as const, onSend: fn() },
    newMembership: {
      fields: newMembershipFields(CompanyChoice),
      open: false,
      pending: false,
      refusal: null,
      onOpen: fn(),
      onCancel: fn(),
      onDirty: fn(),
      onSubmit: fn(),
    },
    password: mayChange
      ? { state: 'other' as const, pending: false, refusal: null, changes: 0, onSubmit: fn() }
      : { state: 'own' as const },
    sessions: mayChange
      ? { state: 'other' as const, pending: false, fault: null, onEndAll: fn() }
      : undefined,
    history: mayChange ? { history: { state: 'closed' as const }, onOpen: fn(), onPage: fn() } : undefined,
  };
}

const anna = buildArgs({ user: ANNA_KELLER });

const meta = {
  component: UserScreen,
  decorators: [withPeopleReference, inShell],
  args: anna,
} satisfies Meta<typeof UserScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Visa, •••• •••• •••• 4242/)).toBeVisible();
    await expect(canvas.getByText('All booked airlines')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alpenblick Engineering AG' })).toHaveAttribute(
      'href',
      expect.stringContaining('/users?companyUser='),
    );
  },
};
export const FilledNarrowDark: Story = { globals: narrowDark };

export const Bare: Story = {
  args: buildArgs({ user: BARE_USER }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No passports were added.')).toBeVisible();
    await expect(canvas.getByText('No credit cards were added.')).toBeVisible();
    await expect(canvas.getByText('No company memberships were added.')).toBeVisible();
  },
};
export const Inactive: Story = {
  args: buildArgs({ user: { ...ANNA_KELLER, active: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Inactive people can't be invited/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send invitation' })).toBeNull();
  },
};
export const LongTexts: Story = { args: buildArgs({ user: LONG_USER }) };
export const LongTextsNarrowest: Story = {
  args: buildArgs({ user: LONG_USER }),
  globals: narrowest,
};

const title = 'Profile';
export const Loading: Story = { render: () => <RecordPage state="loading" title={title} /> };
export const NotFound: Story = { render: () => <RecordPage state="notFound" title={title} /> };

const ofAnna = { user: ANNA_KELLER, mayChange: false };
const own = buildArgs({ ...ofAnna, isOwn: true });
export const OwnPageOfATraveler: Story = {
  args: own,
  play: async ({ canvas }) => {
    const edits = canvas.getAllByRole('button', { name: /^Edit/ });
    await expect(edits.map((button) => button.getAttribute('aria-label'))).toEqual(['Edit: Account']);
    await expect(canvas.queryByRole('button', { name: 'Send invitation' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Change your password' })).toBeVisible();
    const documents = canvas.getByRole('region', { name: 'Passports and visas' });
    await expect(documents).toHaveTextContent(/X1234567, 30 Apr 2032Issued on: 1 May 2022/);
    await expect(canvas.getAllByText(/Only site admins can change this/)[0]).toBeVisible();
  },
};
export const OwnPageNarrow: Story = { args: own, globals: narrow };
const passports = ANNA_KELLER.passports.map(({ issueDate: _, visas: __, ...passport }) => passport);
export const PageOfAColleague: Story = {
  args: {
    ...buildArgs({ user: { ...ANNA_KELLER, passports }, mayChange: false }),
    password: { state: 'locked' },
  },
  play: async ({ canvas }) => {
    const documents = canvas.getByRole('region', { name: 'Passports and visas' });
    await expect(documents).toHaveTextContent(/X1234567, 30 Apr 2032/);
    await expect(documents).not.toHaveTextContent(/Issued on|No visas/);
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
};

const onFlag = fn();
export const EditingTheOwnAccount: Story = {
  args: buildArgs({ ...ofAnna, isOwn: true, edited: 'account', saving: { onSubmit: onFlag } }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('E-mail')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Needs password change'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onFlag).toHaveBeenCalledWith(expect.objectContaining({ needsPasswordChange: true }));
  },
};

export const EditingPersonal: Story = {
  args: buildArgs({ user: ANNA_KELLER, edited: 'personal' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Last name'));
    await userEvent.type(canvas.getByLabelText('Private e-mail'), '@@');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Required')).toBeVisible();
    await expect(canvas.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(canvas.getByLabelText('Last name')).toHaveFocus();
  },
};

export const EditingPassports: Story = {
  args: buildArgs({ user: ANNA_KELLER, edited: 'passports' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit: Switzerland, X1234567/ }));
    const [first] = canvas.getAllByLabelText('Valid until');
    if (!first) throw new Error('There is no such field');
    await userEvent.clear(first);
    await userEvent.type(first, '2021-01-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('It ends before it begins.')).toBeVisible();
  },
};

const onCards = fn();
export const EditingCards: Story = {
  args: buildArgs({ user: ANNA_KELLER, edited: 'finance', saving: { onSubmit: onCards } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card' }));
    const number = canvas.getByLabelText('Card number');
    await expect(number).toHaveFocus();
    await userEvent.type(number, '5555 5555 5555 4440');
    await expect(number).toHaveAccessibleDescription('Mastercard');
    await userEvent.type(canvas.getByLabelText('Name on the card'), 'Anna Keller');
    await userEvent.type(canvas.getByLabelText('Expiry (MM/yy)'), '02/27');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('This is not the number of a card.')).toBeVisible();
    await expect(canvas.getByText('This card has expired.')).toBeVisible();
    await expect(onCards).not.toHaveBeenCalled();
  },
};

const theirs = { ...ANNA_KELLER, privatePhone: '+41 79 555 99 99' };
export const Conflict: Story = {
  args: buildArgs({
    user: theirs,
    edited: 'personal',
    saving: {
      opened: sections.personal.valuesOf(ANNA_KELLER),
      conflicts: [{ path: 'privatePhone', mine: '+41 79 555 11 11', theirs: theirs.privatePhone }],
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Another person saved first' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Theirs/ })).not.toBeChecked();
  },
};

export const InvitationSent: Story = {
  args: { ...anna, invitation: { invitation: { state: 'sent' }, onSend: fn() } },
};
export const InvitationRefused: Story = {
  args: {
    ...anna,
    invitation: { invitation: { state: 'failed', message: 'Please wait a moment.' }, onSend: fn() },
  },
};
export const AddingAPlace: Story = {
  args: { ...anna, newMembership: { ...anna.newMembership, open: true } },
};
