import type { CompanySummary } from '#domain/contract.ts';
import type { LookupOption } from './LookupField.tsx';

/** A company as an option: several may have the same name, but customer numbers are unique. */
export function companyOption({
  _id,
  name,
  customerId,
}: Pick<CompanySummary, '_id' | 'name' | 'customerId'>): LookupOption {
  return { id: _id, label: `${name}, ${customerId}` };
}
