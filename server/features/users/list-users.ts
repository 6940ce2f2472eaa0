import { subject } from '@casl/ability';
import type { SortOrder, UserList, UserListEntry } from '#domain/contract.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { listEnd } from '../search/page-count.ts';
import { readUserPage, type UserQuery, type UserReach, type UserSummaryRow } from './user-list-repository.ts';

type Caller = Pick<SignedInContext, 'abilities' | 'signedIn'>;

interface Criteria extends Pick<UserQuery, 'page' | 'searchString' | 'sortBy'> {
  sortOrder: SortOrder;
}

/** The users that the caller may read: all, those of the company in which the session acts, or just themselves. */
export async function listUsers(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { page, searchString, sortBy, sortOrder }: Criteria,
): Promise<UserList> {
  const direction = sortOrder === 'descending' ? 'desc' : 'asc';
  const scope = { abilities: caller.abilities, reach: determineReach(caller) };
  const { rows, ...counted } = await readUserPage(db, { ...scope, page, searchString, sortBy, direction });
  return { docs: rows.map(toEntry), ...listEnd(page, counted) };
}

function determineReach({ abilities, signedIn: { companyId, userId } }: Caller): UserReach {
  if (abilities.can('read', subject('User', {}))) return 'everybody';
  const colleague = subject('User', { companyUsers: [{ company: companyId, active: true }] });
  return abilities.can('read', colleague) ? { companyId } : { userId };
}

function toEntry(row: UserSummaryRow): UserListEntry {
  const { id, first_name, last_name, email, image, active, companies, companyCount } = row;
  return {
    _id: id,
    firstName: first_name,
    lastName: last_name,
    email,
    active,
    ...withoutNulls({ image }),
    companies,
    companyCount: companyCount ?? 0,
  };
}
