import type { Kysely } from 'kysely';
import { priceCap } from '#domain/offers/price-change.ts';
import type { Database } from '../../../db/schema.ts';
import { readBookingRules } from '../../companies/checkout-repository.ts';
import { readAgreedParts, saveAgreementOfPart } from '../part/agreed-part-repository.ts';
import { type Act, agreementOnPrices } from '../part/agreement-on-prices.ts';
import { partsBeyondAgreement } from '../part/highest-price.ts';
import type { TripForUpdate } from '../trip-state-repository.ts';

/**
 * The last approver of a trip whose held parts cost more than was agreed to agrees to the prices that were shown, with
 * the company's tolerance.
 */
export async function agreeToRises(
  db: Kysely<Database>,
  { id, companyId }: Pick<TripForUpdate, 'id' | 'companyId'>,
  act: Act,
): Promise<void> {
  const risen = partsBeyondAgreement(await readAgreedParts(db, id));
  if (risen.length === 0) return;
  const { limits } = await readBookingRules(db, companyId);
  const parts = risen.map(({ price, ...part }) => ({ ...part, accepted: price }));
  const agreement = agreementOnPrices(act, parts, limits);
  for (const part of parts) {
    const agreed = { priceCap: priceCap(part.accepted, limits), agreement: agreement.of(part) };
    await saveAgreementOfPart(db, part.id, agreed);
  }
}
