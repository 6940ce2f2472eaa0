import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Company } from '#domain/contract.ts';
import type { MergeConflict } from '#domain/records/merge-section.ts';
import type { CompanySectionId } from '#src/features/companies/company-sections.ts';
import { NotForThisRole } from '#src/records/NotForThisRole.tsx';
import { RecordSection } from '#src/records/RecordSection.tsx';
import { BARE_COMPANY, COMPANY } from '#stories/support/company-fixtures.ts';
import { inPadding, narrowDark } from '#stories/support/frames.tsx';
import { sectionArgs } from '#stories/support/section-args.ts';
import { withReference } from '#stories/support/with-reference.tsx';

const edited = (sectionId: CompanySectionId, company?: Company) => sectionArgs(sectionId, company, true);
const locked = () => <NotForThisRole />;

const meta = {
  component: RecordSection,
  decorators: [withReference, inPadding],
  args: sectionArgs('general'),
} satisfies Meta<typeof RecordSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alpenblick Group')).toBeVisible();
    await expect(canvas.getByText('Switzerland')).toBeVisible();
  },
};
export const GeneralNarrowDark: Story = { globals: narrowDark };
export const GeneralBare: Story = { args: sectionArgs('general', BARE_COMPANY) };
export const Locations: Story = { args: sectionArgs('locations') };
export const NoLocations: Story = {
  args: sectionArgs('locations', BARE_COMPANY),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No locations were added.')).toBeVisible();
  },
};
export const Finance: Story = {
  args: sectionArgs('finance'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3.5 %')).toBeVisible();
    await expect(canvas.getByText('48 hours')).toBeVisible();
  },
};
export const FinanceBare: Story = {
  args: sectionArgs('finance', BARE_COMPANY),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 % (default)')).toBeVisible();
    await expect(canvas.getByText('24 hours (default)')).toBeVisible();
    await expect(canvas.getByText(/^CHF\s60\.00 \(default\)$/)).toBeVisible();
  },
};
/** The least that can be settled, which is not the same as nothing. */
export const FinanceStrict: Story = {
  args: sectionArgs('finance', {
    ...COMPANY,
    finance: {
      ...COMPANY.finance,
      priceTolerance: 0,
      approvalLimitHours: 1,
      changesWithoutApproval: { amount: 0, currency: 'CHF' },
      hourRate: { amount: 12_000, currency: 'CHF' },
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 %')).toBeVisible();
    await expect(canvas.getByText('1 hour')).toBeVisible();
    await expect(canvas.getByText(/^CHF\s0\.00$/)).toBeVisible();
    await expect(canvas.getByText(/^CHF\s120\.00$/)).toBeVisible();
  },
};
export const FinanceNarrowDark: Story = { args: sectionArgs('finance'), globals: narrowDark };
export const ManyDepartments: Story = {
  args: sectionArgs('departments', {
    ...COMPANY,
    departments: Array.from({ length: 30 }, (_, index) => ({
      _id: `d${index}`,
      name: `Department ${index}`,
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Department 29')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 30' }));
    await expect(canvas.getByText('Department 29')).toBeVisible();
  },
};

export const ReadOnlyForAll: Story = {
  args: { ...sectionArgs('general'), lockOf: locked },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Edit/ })).toBeNull();
    await expect(canvas.getByText(/Only site admins can change this/)).toBeVisible();
  },
};

export const Pending: Story = {
  args: { ...edited('departments'), saving: { ...edited('departments').saving, pending: true } },
};
export const Refused: Story = {
  args: {
    ...edited('departments'),
    saving: {
      ...edited('departments').saving,
      refusal: {
        field: null,
        message: 'Some of the entries are not valid. Please correct them and try again.',
        fields: { 'departments.1.name': 'Must not be the name of another entry.' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getAllByLabelText('Name')[1];
    await expect(second).toHaveAccessibleDescription('Must not be the name of another entry.');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('!');
    await expect(second).toBeValid();
  },
};

/** While it is edited, somebody else has saved the same. */
const inConflict = (section: Parameters<typeof edited>[0], ...conflicts: MergeConflict[]) => {
  const args = edited(section);
  return { ...args, saving: { ...args.saving, onResolve: fn(), conflicts } };
};
const conflicts = inConflict(
  'departments',
  { path: `departments.${COMPANY.departments[0]?._id}.name`, mine: 'Hydraulics and pumps', theirs: 'Pumps' },
  { path: `departments.${COMPANY.departments[1]?._id}`, mine: null, theirs: { name: 'Sales EMEA' } },
);
export const Conflict: Story = {
  args: conflicts,
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Another person saved first' }));
    const save = dialog.getByRole('button', { name: 'Save what I chose' });
    await userEvent.click(save);
    await expect(args.saving.onResolve).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: /Hydraulics and pumps/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /Sales EMEA/ }));
    await userEvent.click(save);
    const [first, second] = args.saving.conflicts.map(({ path }) => path);
    await expect(args.saving.onResolve).toHaveBeenCalledWith({
      [first ?? '']: 'mine',
      [second ?? '']: 'theirs',
    });
  },
};
export const ConflictNarrowDark: Story = { args: conflicts, globals: narrowDark };

const otherCard = COMPANY.finance.creditCards[1];
export const TwoDefaultCards: Story = {
  args: inConflict('finance', {
    path: 'creditCards.isDefault',
    mine: { number: '5105 1051 0510 5100', name: 'Anna Keller', expiryDate: '11/29', isDefault: true },
    theirs: otherCard ? { ...otherCard } : null,
  }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Another person saved first' }));
    await expect(dialog.getByText('Credit cards, Default card')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /Mastercard, •••• •••• •••• 5100, Anna/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Theirs.*•••• 4444/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I chose' }));
    await expect(args.saving.onResolve).toHaveBeenCalledWith({ 'creditCards.isDefault': 'theirs' });
  },
};

const removedCard = COMPANY.finance.creditCards[0];
export const CardRemoved: Story = {
  args: inConflict('finance', {
    path: `creditCards.${removedCard?._id}`,
    mine: removedCard ? { ...removedCard, name: 'Anna Keller-Frei' } : null,
    theirs: null,
  }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Another person saved first' }));
    await expect(
      dialog.getByRole('radio', { name: /Anna Keller-Frei.*To keep it, please add it again\./ }),
    ).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Theirs.*Removed/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I chose' }));
    await expect(args.saving.onResolve).toHaveBeenCalledWith({
      [`creditCards.${removedCard?._id}`]: 'theirs',
    });
  },
};
