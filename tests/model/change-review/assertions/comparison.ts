import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import { dayRange } from '../../day-range.ts';
import { amountAt } from '../../prices.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import { isFormShown, type Review } from '../reference-state.ts';
import { costOf, type ReviewFacts } from '../review-facts.ts';

/** Old and new side by side: days and prices, the difference, the fee, and what is paid or refunded. */
export const comparison: Assertion<Review, ReviewFacts, string[]> = {
  predict(state, facts) {
    if (!isFormShown(state)) return undefined;
    const { booked, listed, onSite, days } = facts;
    const shown = state.stage === 'asking' ? 'market' : 'accepted';
    const cost = costOf(state, facts, shown);
    const amount = formatAmount(Math.abs(cost));
    return [
      `Dates | ${dayRange(days.booked)} | ${dayRange(days.chosen)}`,
      `Price | ${formatAmount(booked)} | ${formatAmount(amountAt(listed, state[shown]))}`,
      `Paid at the hotel | ${formatAmount(onSite)} | ${formatAmount(onSite)}`,
      'Price difference',
      cost === 0 ? 'None' : `${amount} ${cost > 0 ? 'more' : 'less'}`,
      'Fee for the change',
      'None',
      'On site',
      `${formatAmount(onSite)} to be paid at the hotel`,
      cost < 0 ? 'Refunded' : 'To pay now for the change',
      amount,
    ];
  },
  ask: async (page) => {
    const form = page.locator('main form');
    const rows = (await linesShown(form.locator('tbody tr'))).map((lines) =>
      lines.join(' | ').replaceAll(/\s*\t\s*(\| )?/g, ' | '),
    );
    const amounts = (await linesShown(form.locator('dl').first())).flat();
    return [...rows.filter((row) => /^(Dates|Price|Paid at the hotel) \|/.test(row)), ...amounts];
  },
};
