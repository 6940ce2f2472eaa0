import type { WaitingPrices } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { refuseWithheld } from '../approval/decide.ts';
import { findWaitingSubject } from '../approval/waiting-subject.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { openTrip } from '../page/open-trip.ts';
import { createAskedOnce } from '../pipeline/asked-once.ts';
import { priceAgain, type RenewalPart } from '../pipeline/price-again.ts';
import { readRenewableParts } from '../pipeline/renewable-part-repository.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { readRenewalTerms } from './renewal-order.ts';

type PricingDeps = Pick<Deps, 'db' | 'clock' | 'practice' | 'suppliers'>;
type Context = Pick<SignedInContext, 'abilities' | 'signedIn'>;

const LONGEST_MS = 12_000;

/** Shows who may decide what a waiting trip costs now; its suppliers are asked once a minute for each version of it. */
export function createWaitingPrices(
  deps: PricingDeps,
): (context: Context, tripId: string) => Promise<WaitingPrices> {
  const askOnce = createAskedOnce<WaitingPrices>(deps);
  return async (context, tripId) => {
    const { row, viewer, moment } = await openTrip(deps, context, tripId);
    refuseWithheld(findWaitingSubject(row, viewer, undefined), { action: 'approve' });
    return await askOnce(`${tripId} ${row.version}`, () => askSuppliers(deps, row, moment));
  };
}

/** The parts are priced under the references of their holds, so that what is held for them counts as free. */
async function askSuppliers(deps: PricingDeps, row: TripRow, moment: CompanyMoment): Promise<WaitingPrices> {
  const askedAt = deps.clock.now().toISOString();
  const { terms } = await readRenewalTerms(deps, row, moment);
  const parts = await readRenewableParts(deps.db, row.id);
  const held = parts.filter(({ status }) => status === 'held');
  const signal = AbortSignal.timeout(LONGEST_MS);
  return { askedAt, parts: (await priceAgain(deps, held, { terms, signal })).map(toPrice) };
}

function toPrice({ part: { id, price }, offer }: RenewalPart): WaitingPrices['parts'][number] {
  const priced = { partId: id, before: price, outcome: offer.outcome };
  return offer.outcome === 'priced' ? { ...priced, price: offer.part.price } : priced;
}
