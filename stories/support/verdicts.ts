import type { FullVerdict, Money, OfferVerdict } from '#domain/contract.ts';
import { DANIEL } from './people.ts';

const chf = (amount: number): Money => ({ amount, currency: 'CHF' });

/** Verdicts of a list for different offers. */
export const LISTED: Record<
  'inPolicy' | 'approval' | 'carApproval' | 'twoLevels' | 'noted' | 'hidden',
  OfferVerdict
> = {
  inPolicy: { action: 'allow', levels: [], inPolicy: true, broken: [] },
  approval: { action: 'approve', levels: [1], inPolicy: false, broken: ['hotel.highestPrice'] },
  carApproval: { action: 'approve', levels: [1], inPolicy: false, broken: ['car.highestPrice'] },
  twoLevels: { action: 'approve', levels: [1, 2], inPolicy: false, broken: [] },
  noted: { action: 'allow', levels: [], inPolicy: true, broken: ['hotel.highestPrice'] },
  hidden: { action: 'hide', levels: [], inPolicy: false, broken: ['hotel.excludedRoomTypes'] },
};

const refundable = {
  ...({ rule: 'hotel.allowNonRefundable', result: 'kept' } as const),
  ...({ limit: 'refundable', actual: 'refundable' } as const),
};

/** A night of 212 francs, as in the price check. */
export const IN_POLICY: FullVerdict = buildVerdict('allow', [], true, {
  ...({ rule: 'hotel.highestPrice', result: 'kept' } as const),
  limit: chf(25_000),
  actual: { asked: chf(21_200) },
});

/** A night of 312 francs, with 250 allowed. */
export const NEEDS_APPROVAL: FullVerdict = buildVerdict('approve', [1], false, {
  ...({ rule: 'hotel.highestPrice', result: 'broken', action: 'approve' } as const),
  limit: chf(25_000),
  actual: { asked: chf(31_200) },
});

const levelOne = { action: 'approve', levels: [1], inPolicy: false } as const;

/** A night of 312 francs, of which 250 and more have to be approved. */
export const ABOVE_THRESHOLD: FullVerdict = {
  ...levelOne,
  levels: [1],
  travelers: [
    {
      ...levelOne,
      _id: DANIEL._id,
      levels: [1],
      rules: [refundable],
      thresholds: [
        {
          threshold: 'hotel.level1Threshold',
          level: 1,
          result: 'reached',
          limit: chf(25_000),
          actual: { asked: chf(31_200) },
        },
      ],
    },
  ],
};

function buildVerdict(
  action: FullVerdict['action'],
  levels: FullVerdict['levels'],
  inPolicy: boolean,
  price: FullVerdict['travelers'][number]['rules'][number],
): FullVerdict {
  const rules = [price, refundable];
  const traveler = { _id: DANIEL._id, action, levels, inPolicy, rules, thresholds: [] };
  return { action, levels, inPolicy, travelers: [traveler] };
}
