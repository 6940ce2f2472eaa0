import type { ChangePrice } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { questionTo } from '../../../offers/question-to.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { refuseWithheld } from '../approval/decide.ts';
import { findWaitingSubject } from '../approval/waiting-subject.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { agreedTerms } from '../page/agreed-terms.ts';
import { openTrip } from '../page/open-trip.ts';
import { supplierOfKind } from '../part/find-supplier.ts';
import { createAskedOnce } from '../pipeline/asked-once.ts';
import { type PartToRenew, priceAgain } from '../pipeline/price-again.ts';
import { readRenewableParts } from '../pipeline/renewable-part-repository.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { findChange, type StoredChange } from './change-repository.ts';

type PricingDeps = Pick<Deps, 'db' | 'clock' | 'practice' | 'suppliers'>;
type Context = Pick<SignedInContext, 'abilities' | 'signedIn'>;

const LONGEST_MS = 12_000;

/** Shows who may decide what a waiting change costs now; its supplier is asked once a minute for each version of its trip. */
export function createChangePrice(
  deps: PricingDeps,
): (context: Context, path: { tripId: string; changeId: string }) => Promise<ChangePrice> {
  const askOnce = createAskedOnce<ChangePrice>(deps);
  return async (context, { tripId, changeId }) => {
    const { row, viewer, moment } = await openTrip(deps, context, tripId);
    refuseWithheld(findWaitingSubject(row, viewer, changeId), { action: 'approve' });
    const change = await findChange(deps.db, tripId, changeId);
    if (!change) throw new DomainError('not_found', 'The trip has no such change.');
    return await askOnce(`${changeId} ${row.version}`, () => askSupplier(deps, { row, change, moment }));
  };
}

interface WaitingChange {
  row: TripRow;
  change: StoredChange;
  moment: CompanyMoment;
}

async function askSupplier(deps: PricingDeps, { row, change, moment }: WaitingChange): Promise<ChangePrice> {
  const { price: before, penalty: penaltyBefore } = agreedTerms(change);
  const asked = { askedAt: deps.clock.now().toISOString(), before, penaltyBefore };
  const parts = await readRenewableParts(deps.db, row.id);
  const booked = parts.find(({ id }) => id === change.part_id);
  if (!booked) throw new DomainError('not_found', 'The trip has no such part.');
  const travelers = row.travelers.map(({ _id }) => _id);
  const terms = await readTermsFor(deps, row.company_id, travelers, moment);
  const signal = AbortSignal.timeout(LONGEST_MS);
  const [priced, quote] = await Promise.all([
    priceAgain(deps, [asChanged(booked, change)], { terms, signal }),
    supplierOfKind(deps.suppliers, booked.kind).quoteChange(
      booked.reference,
      { key: change.ordered.key, travelers: booked.travelers.length },
      questionTo(terms, signal),
    ),
  ]);
  const offer = priced[0]?.offer ?? { outcome: 'unavailable' as const };
  if (offer.outcome !== 'priced') return { ...asked, outcome: offer.outcome };
  if (quote.outcome !== 'quoted') return { ...asked, outcome: OUTCOMES[quote.outcome] };
  return { ...asked, outcome: 'priced', price: offer.part.price, penalty: quote.penalty };
}

/** The part as it is to become, under the reference of its booking, so that the seats or rooms it has count as free. */
function asChanged(booked: PartToRenew, change: StoredChange): PartToRenew {
  const price = { amount: change.price_amount, currency: change.price_currency };
  const { details, passengers, ordered } = change;
  return { ...booked, details, passengers, offerKey: ordered.key, price };
}

const OUTCOMES = {
  soldOut: 'soldOut',
  expired: 'expired',
  declined: 'notChangeable',
  unknown: 'unavailable',
} as const;
