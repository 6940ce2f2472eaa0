import type { Money } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import type { DemoCity } from './demo-trips.ts';

/** The criteria for a part of a demo trip. */
export interface PartWish {
  /** The airport of the company's town. */
  home: string;
  city: DemoCity;
  startsOn: string;
  endsOn: string;
  /** Which approvals the offer has to require. */
  levels: readonly ApprovalLevel[];
  /** Varies the offers between trips. */
  place: number;
}

/** An offer of the embedded inventory, with the data of its reference. */
export interface DemoOffer {
  key: string;
  price: Money;
  note: string;
}

interface DemoOfferWithVerdict extends DemoOffer {
  verdict: JointVerdict;
}

/** One of the offers that require exactly these approvals; undefined when none does. */
export function pickOffer(
  offers: readonly DemoOfferWithVerdict[],
  { levels, place }: Pick<PartWish, 'levels' | 'place'>,
): DemoOffer | undefined {
  const fitting = offers.filter(
    ({ verdict }) => verdict.action !== 'hide' && verdict.levels.join() === levels.join(),
  );
  return fitting[(place * 7) % fitting.length];
}
