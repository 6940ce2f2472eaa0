import { describeSupplier } from '#tests/support/suppliers/describe-supplier.ts';
import { ferryKind } from '#tests/support/suppliers/ferry-kind.ts';
import { openEmbedded } from '#tests/support/suppliers/open-embedded.ts';
import type { Situation } from '../inventory.ts';

const SITUATIONS: Record<Situation['kind'], Situation> = {
  dearer: { kind: 'dearer', percent: 10 },
  cheaper: { kind: 'cheaper', percent: 10 },
  soldOut: { kind: 'soldOut' },
  declined: { kind: 'declined' },
  expired: { kind: 'expired' },
  extrasDearer: { kind: 'extrasDearer', percent: 10 },
  extrasGone: { kind: 'extrasGone' },
  lostAnswer: { kind: 'lostAnswer' },
  nothingFound: { kind: 'nothingFound' },
  slowSource: { kind: 'slowSource', source: 'harbour', milliseconds: 3_000 },
  failedSources: { kind: 'failedSources', sources: ['island'] },
};

describeSupplier('the desk of the embedded inventory, with a ferry', () =>
  openEmbedded({
    kind: ferryKind,
    now: new Date('2027-05-03T09:00:00Z'),
    query: { day: 20, situation: null },
    queryIn: (situation) => ({ day: 20, situation: SITUATIONS[situation] }),
    offersOf: ({ key, price, placesLeft }) => [{ key, price, travelers: 1, left: placesLeft }],
  }),
);
