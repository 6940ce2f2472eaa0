import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { fieldRefusal } from '../../field-errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { saveSectionWithin } from '../records/save-section.ts';
import { groupKind } from './group-kind.ts';
import { countCompaniesOf, findGroup } from './group-repository.ts';

const MOST_COMPANIES = 1000;

/**
 * Runs a change that lets companies join or leave groups, and gives the groups new versions and history
 * entries, so that saving a group that was opened earlier can't put a company back. Here and everywhere,
 * groups are locked before companies, each in the order of their ids, which prevents deadlocks.
 */
export async function changeWithGroups<Result extends object>(
  deps: Pick<Deps, 'clock'>,
  context: SignedInContext,
  db: Kysely<Database>,
  groupIds: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const [id, ...others] = groupIds.toSorted();
  if (id === undefined) return await work();
  await refuseUnknownGroup(db, context, id);
  const results: Result[] = [];
  await saveSectionWithin(db, deps, context, groupKind(context.abilities), {
    id,
    section: 'companies',
    write: async () => {
      results.push(await changeWithGroups(deps, context, db, others, work));
      await refuseCrowd(db, id);
    },
  });
  const [result] = results;
  if (!result) throw new Error(`The group ${id} was not written`);
  return result;
}

async function refuseUnknownGroup(
  db: Kysely<Database>,
  { abilities }: Pick<SignedInContext, 'abilities'>,
  id: string,
): Promise<void> {
  if (await findGroup(db, abilities, id)) return;
  throw fieldRefusal('validation_failed', '/companyGroup', 'not_found');
}

/** To be called while the group is locked. */
async function refuseCrowd(db: Kysely<Database>, id: string): Promise<void> {
  if ((await countCompaniesOf(db, id)) <= MOST_COMPANIES) return;
  throw fieldRefusal('validation_failed', '/companyGroup', 'group_full', { maximum: MOST_COMPANIES });
}
