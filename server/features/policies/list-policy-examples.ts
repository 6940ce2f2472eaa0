import type { PolicyExample, PolicyExamples } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { readCompanyClock } from '../practice/read-company-clock.ts';
import { listRecentSearches } from '../recent-searches/recent-search-repository.ts';
import { describeSearch } from '../recent-searches/search-kinds.ts';
import { listTripExamples } from '../trips/list/trip-example-repository.ts';
import { readPolicyCompany } from './read-policy-company.ts';

export async function listPolicyExamples(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  { abilities }: Pick<SignedInContext, 'abilities'>,
  companyId: string,
): Promise<PolicyExamples> {
  await readPolicyCompany(deps, abilities, companyId);
  const clock = await readCompanyClock(deps, companyId);
  const today = clock.today();
  const [searches, trips] = await Promise.all([
    listRecentSearches(deps.db, companyId, today),
    listTripExamples(deps.db, companyId, today),
  ]);
  const described = searches.map(async ({ id, at, startsOn, search }): Promise<PolicyExample> => {
    const title = (await describeSearch(search)).slice(0, 200);
    return {
      _id: id,
      kind: 'search',
      parts: [search.kind],
      title,
      startsOn,
      at: at.toISOString(),
    };
  });
  const docs = [...(await Promise.all(described)), ...trips];
  return { docs: docs.toSorted((one, other) => other.at.localeCompare(one.at)) };
}
