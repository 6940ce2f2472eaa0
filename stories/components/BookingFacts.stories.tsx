import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FullVerdict } from '#domain/contract.ts';
import { CancellationTimeline } from '#src/components/booking/CancellationTimeline.tsx';
import { PriceComparison } from '#src/components/booking/PriceComparison.tsx';
import { VerdictExplanation } from '#src/components/verdicts/VerdictExplanation.tsx';
import { dark, inMargin } from '#stories/support/frames.tsx';
import { listedPrices } from '#stories/support/listed-prices.ts';
import { IN_POLICY, LISTED, NEEDS_APPROVAL } from '#stories/support/verdicts.ts';

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const deadlines = [
  { at: '2027-03-12T17:00:00.000Z', penalty: chf(21_200) },
  { at: '2027-03-14T17:00:00.000Z', penalty: chf(42_400) },
];

/** A rule in a currency without a rate, and a price that reaches a level of approval. */
const UNJUDGED: FullVerdict = {
  ...NEEDS_APPROVAL,
  travelers: NEEDS_APPROVAL.travelers.map((traveler) => ({
    ...traveler,
    rules: traveler.rules.slice(0, 1).map((rule) => ({ ...rule, result: 'unknown' })),
    thresholds: [
      {
        threshold: 'hotel.level1Threshold',
        level: 1,
        result: 'reached',
        limit: chf(30_000),
        actual: { asked: chf(31_200) },
      },
    ],
  })),
};

const meta = { decorators: [inMargin] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {
  render: () => (
    <>
      <PriceComparison change={{ before: chf(42_400), after: chf(43_400) }} />
      <PriceComparison change={{ before: chf(42_400), after: chf(39_900) }} />
      <PriceComparison change={{ before: chf(42_400), after: { amount: 45_200, currency: 'EUR' } }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(listedPrices(canvasElement)).toEqual([
      ...['CHF 424.00', 'CHF 434.00', '+CHF 10.00'],
      ...['CHF 424.00', 'CHF 399.00', '-CHF 25.00'],
      ...['CHF 424.00', 'EUR 452.00'],
    ]);
  },
};

export const FreeThenPartlyThenNever: Story = {
  render: () => (
    <CancellationTimeline
      prepaid={false}
      deadlines={deadlines}
      zone="Europe/Zurich"
      now="2027-03-01T08:00:00.000Z"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Free')).toBeVisible();
  },
};
export const FreeThenPartlyThenNeverDark: Story = { ...FreeThenPartlyThenNever, globals: dark };
export const LateAndNeverRefunded: Story = {
  render: () => (
    <>
      <CancellationTimeline
        prepaid={false}
        deadlines={deadlines}
        zone="Europe/Zurich"
        now="2027-03-15T08:00:00.000Z"
      />
      <CancellationTimeline prepaid deadlines={[]} zone="Europe/Zurich" now="2027-03-01T08:00:00.000Z" />
      <CancellationTimeline
        prepaid={false}
        deadlines={[]}
        zone="Europe/Zurich"
        now="2027-03-01T08:00:00.000Z"
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('from now on')).toBeVisible();
    await expect(canvas.getByText('Non-refundable')).toBeVisible();
  },
};

export const RulesOneByOne: Story = {
  render: () => (
    <>
      <VerdictExplanation verdict={IN_POLICY} />
      <VerdictExplanation verdict={NEEDS_APPROVAL} />
      <VerdictExplanation verdict={UNJUDGED} />
      <VerdictExplanation verdict={LISTED.hidden} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Can't be judged without an exchange rate")).toBeVisible();
    await expect(canvas.getByText('The price reaches it')).toBeVisible();
  },
};
export const RulesOneByOneDark: Story = { ...RulesOneByOne, globals: dark };
/** A list shows no details for offers that meet all rules. */
export const AsAWhole: Story = {
  render: () => (
    <>
      <VerdictExplanation verdict={LISTED.inPolicy} />
      <VerdictExplanation verdict={LISTED.twoLevels} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rule of the policy is broken.')).toBeVisible();
    await expect(canvas.getByText('The price is high enough to need approval.')).toBeVisible();
  },
};
