import type { Money } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import type { DemoCity } from './demo-trips.ts';

export interface PartWish {
  home: string;
  city: DemoCity;
  startsOn: string;
  endsOn: string;
  levels: readonly ApprovalLevel[];
  /** Varies the offers between trips. */
  place: number;
}

export interface DemoOffer {
  key: string;
  price: Money;
  note: string;
}

interface DemoOfferWithVerdict extends DemoOffer {
  verdict: JointVerdict;
}

export function pickOffer(
  offers: readonly DemoOfferWithVerdict[],
  { levels, place }: Pick<PartWish, 'levels' | 'place'>,
): DemoOffer | undefined {
  const fitting = offers.filter(
    ({ verdict }) => verdict.action !== 'hide' && verdict.levels.join() === levels.join(),
  );
  return fitting[(place * 7) % fitting.length];
}
