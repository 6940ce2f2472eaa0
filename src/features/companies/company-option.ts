import type { CompanySummary } from '#domain/contract.ts';
import type { LookupOption } from '../../components/records/fitting-option.ts';

/** A company as a choice: its name may be another one's, too, and its customer number never is. */
export function companyOption({
  _id,
  name,
  customerId,
}: Pick<CompanySummary, '_id' | 'name' | 'customerId'>): LookupOption {
  return { id: _id, label: `${name}, ${customerId}` };
}
