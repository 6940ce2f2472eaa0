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
    return found.flatMap((one) =>
      offersOf(one).map((offer) => ({ offer, isFlexible: isFlexible(one, offer) })),
    );
  }

  async function flexible(index: number): Promise<OfferWithPrice> {
    const offers = (await shownBy(query)).filter((shown) => shown.isFlexible && shown.offer.left > 1);
    const [first] = offers;
    const alike = offers.filter(({ offer }) => offer.price.currency === first?.offer.price.currency);
    return required(alike.at(index)?.offer);
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
    ordinary: () => flexible(0),
    another: () => flexible(-1),
    async scarce() {
      const [, ...offers] = (await shownBy(query)).map(({ offer }) => offer).sort((a, b) => b.left - a.left);
      return required(offers.at(-1));
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
