import type { CheckoutTerms } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { readPayingCards } from '../../cards/paying-card-repository.ts';
import { readBookingRules, readFieldRequirements } from '../../companies/checkout-repository.ts';
import { readTravelerMemberships } from '../../loyalty/traveler-membership-repository.ts';
import { readCompanyClock } from '../../practice/read-company-clock.ts';
import { authorizeTravelers } from '../../travelers/authorize-travelers.ts';
import { findApprovers } from '../approval/find-approvers.ts';
import { readLastInfo } from './last-info-repository.ts';

export async function getCheckoutTerms(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn'>,
  companyUserIds: readonly string[],
): Promise<CheckoutTerms> {
  const travelers = await authorizeTravelers(deps, context, companyUserIds);
  const { companyId, userId } = context.signedIn;
  const trip = { companyId, travelers, requestedBy: [userId] };
  const clock = await readCompanyClock(deps, companyId);
  const [{ companyUserId }] = travelers;
  const viewer = { abilities: context.abilities, now: clock.now() };
  const [{ paymentType, bookingFee, limits }, cards, fields, last, approvers, memberships] =
    await Promise.all([
      readBookingRules(deps.db, companyId),
      readPayingCards(deps.db, trip),
      readFieldRequirements(deps.db, companyId, companyUserId),
      readLastInfo(deps.db, { ...viewer, companyId, companyUserId }),
      findApprovers(deps.db, trip),
      readTravelerMemberships(deps.db, companyUserIds),
    ]);
  const today = clock.today();
  const valid = paymentType === 'creditcard' ? cards.filter(({ expiresOn }) => expiresOn >= today) : [];
  return {
    travelers: travelers.map(({ companyUserId, firstName, lastName }) => ({
      _id: companyUserId,
      firstName,
      lastName,
    })),
    memberships,
    paymentType,
    creditCards: valid.map(({ card, owner }) => ({ card, owner })),
    referenceFields: fields.map((field) => {
      const proposal = field.proposal ?? last.references.get(field.name);
      return proposal === undefined ? field : { ...field, proposal };
    }),
    approvers,
    limits,
    bookingFee: bookingFee ?? undefined,
    lastPurpose: last.purpose,
  };
}
