import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import { amountAt } from '../../prices.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import type { Review } from '../reference-state.ts';
import type { ReviewFacts } from '../review-facts.ts';

/** On the page of the trip: how far the change is, and its amounts. */
export const trip: Assertion<Review, ReviewFacts, string[]> = {
  predict({ stage, levels, accepted }, { booked, listed, approver }) {
    if (stage !== 'ended') return undefined;
    // The answer of this hotel is always lost.
    if (levels === 0) return ['Being looked up'];
    return [
      'Confirmed',
      'Change waits for approval',
      `Price | ${formatAmount(booked)} | ${formatAmount(amountAt(listed, accepted))}`,
      `${approver}, approver of level 1`,
    ];
  },
  ask: async (page) => {
    const [lines = []] = await linesShown(page.locator('main article'));
    return lines.map((line) => line.replaceAll(/\s*\t\s*/g, ' | ')).filter((line) => KNOWN.test(line));
  },
};

const KNOWN =
  /^(Confirmed|Being changed|Being looked up|Change waits for approval|Price \||.+, approver of level \d)/;
