import type { OfferOutcome, RepricingOutcome } from '../booking/flow-types.ts';
import type { ExtraChange, Money } from '../contract.ts';
import { addMoney } from '../money.ts';
import { priceChange } from '../offers/price-change.ts';
import type { FareQuote, FlightTypes, SelectedFare } from './flight-choice.ts';
import { lostExtras, type SelectedExtras, totalOfExtras } from './selected-extras.ts';

export type FareWithExtras = FareQuote & { left: SelectedExtras };

export function withExtrasPrice(selected: SelectedFare, chosen: SelectedExtras): SelectedFare {
  return { ...selected, price: plus(selected.price, totalOfExtras(chosen)) };
}

export function remainingExtras(chosen: SelectedExtras, changes: readonly ExtraChange[]): SelectedExtras {
  const findChange = (kind: ExtraChange['kind'], at: number) =>
    changes.find((one) => one.kind === kind && one.index === at);
  const keep = <Extra extends { price: Money | null }>(kind: ExtraChange['kind'], extras: readonly Extra[]) =>
    extras.flatMap((extra, at) => {
      const found = findChange(kind, at);
      if (found?.change === 'gone') return [];
      return [found?.price ? { ...extra, price: found.price } : extra];
    });
  return { ...chosen, seats: keep('seat', chosen.seats), bags: keep('bag', chosen.bags) };
}

/**
 * The server compares with the extras of the request; when those differ, the user has to accept each one that
 * is dearer.
 */
export function compareWithSelected(
  selected: SelectedFare,
  chosen: SelectedExtras,
  answered: FareWithExtras,
): FareWithExtras {
  if (answered.left === chosen) return answered;
  return { ...answered, change: priceChange(selected.price, answered.total.asked, { tolerancePercent: 0 }) };
}

/** A sold-out extra is reported before a change of price. Without a choice, the extras are those chosen for the user. */
export function outcomeWithExtras(
  chosen: SelectedExtras | null,
  outcome: RepricingOutcome<FareWithExtras>,
): OfferOutcome<FlightTypes> {
  if (!('priced' in outcome)) return outcome;
  const { left, ...priced } = outcome.priced;
  if (chosen === null) return { type: outcome.type, priced, extras: left };
  const lost = lostExtras(chosen, left);
  if (lost.seats.length + lost.bags.length > 0) return { type: 'extrasGone', priced, extras: left };
  return { type: outcome.type, priced };
}

function plus(money: Money, more: Money | null): Money {
  return more ? addMoney(money, more) : money;
}
