import type { BookedOffer } from './booking-repository.ts';
import { readTerms } from './cancellation.ts';
import type { Desk } from './visit.ts';

export async function saleDetails(
  desk: Pick<Desk, 'kind'>,
  sale: Pick<BookedOffer, 'key' | 'travelers' | 'pricedAt' | 'locator'>,
  now: Date,
): Promise<Pick<BookedOffer, 'freeUntil' | 'tickets'>> {
  const terms = await readTerms(desk, sale);
  return {
    freeUntil: terms?.freeUntil?.(now) ?? null,
    tickets: desk.kind.ticketsOf?.(sale) ?? [],
  };
}
