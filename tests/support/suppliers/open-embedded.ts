import { randomUUIDv7 } from 'node:crypto';
import { createDesk } from '#server/suppliers/embedded/desk/create-desk.ts';
import type { Kind } from '#server/suppliers/embedded/desk/kind.ts';
import { createPracticeReader } from '#server/suppliers/embedded/practice-repository.ts';
import type { SupplierCall } from '#server/suppliers/supplier-call.ts';
import { openTestDatabase } from '../database.ts';
import { foundIn, gather } from './gather.ts';
import type {
  OfferSituation,
  OfferWithPrice,
  SearchSituation,
  SupplierUnderTest,
} from './supplier-under-test.ts';

/** The data of an embedded inventory besides its port. */
export interface EmbeddedUnderTest<Query, Found, Priced> {
  kind: Kind<Query, Found, Priced>;
  now: Date;
  /** A search with ordinary offers only. */
  query: Query;
  queryIn(situation: OfferSituation | SearchSituation): Query;
  offersOf(found: Found): (OfferWithPrice & { left: number })[];
  /** An offer that can be cancelled and changed; needed where some offers can't. */
  isFlexible?(found: Found, offer: OfferWithPrice): boolean;
}

const DAY = 24 * 60 * 60_000;

export async function openEmbedded<Query, Found, Priced>(
  known: EmbeddedUnderTest<Query, Found, Priced>,
): Promise<SupplierUnderTest<Query, Found, Priced>> {
  const { kind, now, query, queryIn, offersOf, isFlexible = () => true } = known;
  const { db, close } = await openTestDatabase();
  const supplier = createDesk(kind, { db, practice: createPracticeReader(db) });
  const companyId = randomUUIDv7();
  const newCall = (more: Partial<SupplierCall> = {}): SupplierCall => ({
    reference: randomUUIDv7(),
    companyId,
    now,
    timeoutMs: 20_000,
    signal: new AbortController().signal,
    ...more,
  });

  async function shownBy(asked: Query) {
    const found = foundIn(await gather(supplier.search(asked, newCall())));
    // The same order, although sources answer in any order.
    const inOrder = found.toSorted((one, other) => (kind.keyOf(one) < kind.keyOf(other) ? -1 : 1));
    return inOrder.flatMap((one) =>
      offersOf(one).map((offer) => ({ offer, isFlexible: isFlexible(one, offer) })),
    );
  }

  async function flexible({ moreThan }: { moreThan: number }): Promise<OfferWithPrice[]> {
    const shown = await shownBy(query);
    return shown.flatMap(({ offer, isFlexible }) => (isFlexible && offer.left > moreThan ? [offer] : []));
  }

  const isOther = (booked: OfferWithPrice, { key }: OfferWithPrice) =>
    key !== booked.key && kind.notKept(booked.key, key) === null;

  async function ordinary(): Promise<OfferWithPrice> {
    const offers = await flexible({ moreThan: 1 });
    return required(offers.find((offer) => offers.some((other) => isOther(offer, other))));
  }

  async function inSituation(situation: OfferSituation): Promise<OfferWithPrice> {
    const offers = await shownBy(queryIn(situation));
    const inIt = ({ key }: OfferWithPrice) => kind.inventory.situationOfKey(key)?.kind === situation;
    return required(offers.map(({ offer }) => offer).find(inIt));
  }

  return {
    supplier,
    query,
    queryIn,
    offersOf,
    inSituation,
    newCall,
    close,
    ordinary,
    async another(booked) {
      const offers = await flexible({ moreThan: 0 });
      return required(offers.findLast((offer) => isOther(booked, offer)));
    },
    async foreign(booked) {
      const shown = (await shownBy(query)).map(({ offer }) => offer);
      return required(shown.find(({ key }) => kind.notKept(booked.key, key) !== null));
    },
    async scarce() {
      const booked = await ordinary();
      const shown = (await shownBy(query))
        .map(({ offer }) => offer)
        .filter((offer) => isOther(booked, offer));
      return required(shown.sort((one, other) => other.left - one.left).at(-1));
    },
    totalOf: kind.totalOf,
    otherCompany: randomUUIDv7(),
    afterHolds: new Date(now.getTime() + DAY),
  };
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The inventory shows no offer of this kind');
  return value;
}
