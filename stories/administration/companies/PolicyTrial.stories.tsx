import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PoliciesSection } from '#src/features/companies/policies/PoliciesSection.tsx';
import { FAILURE } from '#stories/support/failure.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { buildSaving, PREVIEW, STANDARD, trialsWith, UNCHANGED } from '#stories/support/policy-fixtures.ts';

const policies = [STANDARD];
const of = STANDARD._id;
const draft = STANDARD;

const meta = {
  component: PoliciesSection,
  decorators: [inShell],
  args: {
    company: { currency: 'CHF', travelPolicies: policies },
    lock: null,
    saving: buildSaving(policies, { editing: true }),
    trials: trialsWith(),
  },
} satisfies Meta<typeof PoliciesSection>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const compare: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Compare with today' }));
};

export const Closed: Story = {
  args: { trials: trialsWith({ examples: { state: 'closed' } }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a search or a trip' }));
    await expect(args.trials.onOpen).toHaveBeenCalledOnce();
  },
};
export const LoadingExamples: Story = { args: { trials: trialsWith({ examples: { state: 'loading' } }) } };
export const FailedExamples: Story = {
  args: { trials: trialsWith({ examples: { state: 'failed', failure: FAILURE } }) },
};
export const NoExamples: Story = {
  args: { trials: trialsWith({ examples: { state: 'ready', examples: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There are no searches or bookings in this company/)).toBeVisible();
  },
};

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'Search or trip' });
    await userEvent.selectOptions(choice, 'Trip: Lucerne, 2 – 4 Feb');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the rules: Hotels' }));
    const price = canvas.getByRole('textbox', { name: 'Highest price of a night' });
    await userEvent.clear(price);
    await userEvent.type(price, '200');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with today' }));
    await expect(args.trials.onTry).toHaveBeenCalledWith({
      of,
      policyId: of,
      example: expect.objectContaining({ kind: 'trip' }),
      draft: {
        flight: draft.flight,
        car: draft.car,
        hotel: { ...draft.hotel, highestPrice: { amount: 20_000, currency: 'CHF' } },
      },
    });
  },
};

export const Faulty: Story = {
  args: { trials: trialsWith({ onTry: fn() }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the rules: Hotels' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Highest price of a night' }), 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with today' }));
    await expect(canvas.getByText('Please correct the rules above first.')).toBeVisible();
    await expect(args.trials.onTry).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { trials: trialsWith({ trial: { of, state: 'loading' } }) },
  play: compare,
};
export const Failed: Story = {
  args: { trials: trialsWith({ trial: { of, state: 'failed', message: 'No supplier answers.' } }) },
  play: async (context) => {
    await compare(context);
    await expect(context.canvas.getByText('The policy could not be tried')).toBeVisible();
  },
};

export const Filled: Story = {
  args: { trials: trialsWith({ trial: { of, state: 'ready', preview: PREVIEW, draft } }) },
  play: async (context) => {
    await compare(context);
    const { canvas } = context;
    await expect(canvas.getByRole('row', { name: 'Draft 162 36 4 10' })).toBeVisible();
    await expect(canvas.getByText('18 of 212 offers are judged differently.')).toBeVisible();
    await expect(canvas.getByText('These are the 3 cheapest of them.')).toBeVisible();
    await expect(canvas.queryByText('Gasthof Adler, single room')).toBeNull();
    await expect(canvas.getAllByText('Now broken: Highest price of a night.')[0]).toBeVisible();
  },
};
export const FilledNarrowDark: Story = { ...Filled, globals: narrowDark };

export const Unchanged: Story = {
  args: { trials: trialsWith({ trial: { of, state: 'ready', preview: UNCHANGED, draft } }) },
  play: async (context) => {
    await compare(context);
    await expect(context.canvas.getByText('The draft gives the same result for all of them.')).toBeVisible();
  },
};
export const NothingOffered: Story = {
  args: {
    trials: trialsWith({
      trial: {
        of,
        state: 'ready',
        draft,
        preview: {
          offers: [],
          totalOffers: 0,
          changedOffers: 0,
          today: { allowed: 0, level1: 0, level2: 0, hidden: 0 },
          draft: { allowed: 0, level1: 0, level2: 0, hidden: 0 },
        },
      },
    }),
  },
  play: compare,
};
