import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PoliciesSection } from '#src/features/companies/policies/PoliciesSection.tsx';
import { narrow, narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { buildSaving, LONG_WORDS, POLICIES, STANDARD, trialsWith } from '#stories/support/policy-fixtures.ts';

const meta = {
  component: PoliciesSection,
  decorators: [inShell],
  args: {
    company: { currency: 'CHF', travelPolicies: POLICIES },
    lock: null,
    saving: buildSaving(POLICIES),
    trials: trialsWith({ examples: { state: 'closed' } }),
  },
} satisfies Meta<typeof PoliciesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const none = { company: { currency: 'CHF', travelPolicies: [] }, saving: buildSaving([]) };
const editing = { saving: buildSaving(POLICIES, { editing: true }) };
const readOnly = { lock: 'Only site-admins change travel policies.' };

/** The button of the first policy in the company's list. */
function firstButton(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string): HTMLElement {
  const [button] = canvas.getAllByRole('button', { name });
  if (!button) throw new Error(`There is no button ${name}`);
  return button;
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A night for more than CHF 250.00 needs approval.')).toBeVisible();
    await expect(canvas.getByText('A rental day for more than CHF 120.00 is hidden.')).toBeVisible();
    await expect(canvas.getByText('Default: for everyone without another one')).toBeVisible();
  },
};
const counted = POLICIES.map((policy, index) => ({ ...policy, userCount: index * 12 }));
const countedCompany = { currency: 'CHF', travelPolicies: counted };
export const CountsPeople: Story = {
  args: { company: countedCompany },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('People who have it:')).toHaveLength(2);
    await expect(canvas.getByText('12')).toBeVisible();
  },
};
export const CountsPeopleEdited: Story = {
  args: { company: countedCompany, saving: buildSaving(counted, { editing: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No one has this policy.')).toBeVisible();
    await expect(canvas.getByText('12 people have this policy.')).toBeVisible();
  },
};
export const FilledNarrowDark: Story = { globals: narrowDark };

const long = {
  company: { currency: 'CHF', travelPolicies: LONG_WORDS },
  saving: buildSaving(LONG_WORDS),
};
export const LongTexts: Story = { args: long };
export const LongTextsNarrow: Story = { args: long, globals: narrow };
export const LongTextsEditedNarrow: Story = {
  args: { ...long, saving: buildSaving(LONG_WORDS, { editing: true }) },
  globals: narrow,
};

export const Empty: Story = {
  args: none,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No travel policies were added.')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: readOnly,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Edit: Travel policies' })).toBeNull();
    await expect(canvas.getByText('Only site-admins change travel policies.')).toBeVisible();
  },
};

export const Editing: Story = { args: editing };

export const Rules: Story = {
  args: editing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(firstButton(canvas, 'Edit the rules: Flights'));
    await expect(canvas.getByText(/^Rail, visas and other services booked by the agency/)).toBeVisible();
    const budget = canvas.getByRole('textbox', { name: 'Highest price of a flight' });
    await userEvent.clear(budget);
    await userEvent.type(budget, '900');
    await expect(await canvas.findByText('A flight for more than CHF 900.00 needs approval.')).toBeVisible();
  },
};
export const RulesNarrowDark: Story = { ...Rules, globals: narrowDark };

export const RuleRemoved: Story = {
  args: { saving: buildSaving(POLICIES, { editing: true, onSubmit: fn() }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(firstButton(canvas, 'Edit the rules: Cars'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Highest price of a day' }));
    const rule = within(canvas.getByRole('group', { name: 'Highest price of a day' }));
    await expect(await rule.findByText('Not restricted.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const { version, ...standard } = STANDARD;
    await expect(args.saving.onSubmit).toHaveBeenCalledWith({
      travelPolicies: [{ ...standard, car: {} }, expect.objectContaining({ car: {} })],
    });
  },
};

export const Exceptions: Story = {
  args: editing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(firstButton(canvas, 'Edit the rules: Flights'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add an exception' }));
    const added = within(canvas.getByRole('group', { name: 'Exception 3' }));
    await expect(added.getByRole('combobox', { name: 'Class' })).toHaveFocus();
    await userEvent.selectOptions(added.getByRole('combobox', { name: 'Class' }), 'First');
    await userEvent.type(added.getByRole('textbox', { name: 'For flights from' }), '700');
    await expect(await canvas.findByText(/From 700 minutes on, First needs approval/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove exception 1' }));
    await expect(canvas.queryByText(/Premium economy may be booked/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add an exception' })).toHaveFocus();
  },
};

export const Faults: Story = {
  args: { saving: buildSaving(POLICIES, { editing: true, onSubmit: fn() }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(firstButton(canvas, 'Edit the rules: Flights'));
    const level2 = canvas.getByRole('textbox', { name: 'Approval at level 2 from' });
    await userEvent.clear(level2);
    await userEvent.type(level2, '700');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Longest stopover' }), 'x');
    await expect(await canvas.findByText('Level 2 must not begin below level 1.')).toBeVisible();
    await expect(await canvas.findByText('Please enter whole minutes, at most 6000.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.saving.onSubmit).not.toHaveBeenCalled();
    await expect(level2).toHaveFocus();
  },
};

export const NewPolicy: Story = {
  args: { ...none, saving: buildSaving([], { editing: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a travel policy' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.getByText('Classes above Economy need approval.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Required')).toBeVisible();
  },
};

export const Saving: Story = { args: { saving: buildSaving(POLICIES, { editing: true, pending: true }) } };

export const Conflict: Story = {
  args: {
    saving: buildSaving(POLICIES, {
      editing: true,
      conflicts: [
        {
          path: `travelPolicies.${STANDARD._id}.hotel.highestPrice`,
          mine: { amount: 20_000, currency: 'CHF' },
          theirs: { amount: 30_000, currency: 'CHF' },
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CHF 200.00')).toBeVisible();
    await expect(canvas.getByText('CHF 300.00')).toBeVisible();
  },
};
