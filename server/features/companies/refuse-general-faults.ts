import type { Company, CompanyGeneralRequest } from '#domain/contract.ts';
import { isTimeZone } from '#domain/local-time.ts';
import { findPolicyFaults } from '#domain/policy/policy-faults.ts';
import { DomainError } from '../../errors.ts';
import { fieldRefusal } from '../../field-errors.ts';
import { refuseUnknownChoices } from '../enums/choice-faults.ts';

export function refuseGeneralFaults(requested: CompanyGeneralRequest, before?: Company): void {
  refuseUnknownChoices([
    { category: 'languages', id: requested.language, before: before?.language, path: '/body/language' },
    { category: 'currencies', id: requested.currency, before: before?.currency, path: '/body/currency' },
    {
      category: 'countries',
      id: requested.address?.country,
      before: before?.address.country,
      path: '/body/address/country',
    },
  ]);
  const { timeZone } = requested;
  if (timeZone !== undefined && timeZone !== before?.timeZone && !isTimeZone(timeZone)) {
    throw fieldRefusal('validation_failed', '/timeZone', 'not_a_choice');
  }
  if (before && requested.currency !== undefined) refuseUsedCurrency(before, requested.currency);
}

function refuseUsedCurrency({ finance, travelPolicies, ...before }: Company, currency: string): void {
  if (currency === before.currency) return;
  const isUsed =
    [finance.bookingFee, finance.changesWithoutApproval, finance.decisionsByMail, finance.hourRate].some(
      (money) => money !== undefined && money.currency !== currency,
    ) ||
    travelPolicies.some((policy) =>
      findPolicyFaults(policy, currency).some(({ code }) => code === 'other_currency'),
    );
  if (!isUsed) return;
  throw new DomainError(
    'still_used',
    'The booking fee, an approval limit, the hourly rate or a travel policy has an amount in this currency. Remove the amount first.',
    { fields: [{ path: '/body/currency', code: 'currency_in_use' }] },
  );
}
