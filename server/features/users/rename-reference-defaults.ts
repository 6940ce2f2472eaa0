import type { Kysely } from 'kysely';
import { fieldChanges } from '#domain/records/field-changes.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { recordChanges } from '../records/history-repository.ts';
import {
  lockMembershipsWithDefault,
  type MembershipDefaults,
  readMembershipDefaults,
  replaceReferenceDefaults,
} from './reference-default-repository.ts';

const TOGETHER = 500;

interface Renames {
  companyId: string;
  names: ReadonlyMap<string, string>;
}

/**
 * Moves the values of a company's renamed reference fields to the new names, and records it in the histories.
 */
export async function renameReferenceDefaults(
  { clock }: Pick<Deps, 'clock'>,
  { signedIn, requestId }: Pick<SignedInContext, 'signedIn' | 'requestId'>,
  db: Kysely<Database>,
  { companyId, names }: Renames,
): Promise<void> {
  if (names.size === 0) return;
  const ids = await lockMembershipsWithDefault(db, companyId, [...names.keys()]);
  for (let from = 0; from < ids.length; from += TOGETHER) {
    const memberships = await readMembershipDefaults(db, ids.slice(from, from + TOGETHER));
    const renamed = memberships.map((membership) => ({
      ...membership,
      defaults: underNewNames(membership.defaults, names),
    }));
    await replaceReferenceDefaults(db, renamed);
    const entries = memberships.map(({ _id, about, defaults }, index) => ({
      subject: 'companyUser' as const,
      subjectId: _id,
      companyId,
      about,
      section: 'referenceFieldDefaults',
      changes: fieldChanges(inPlace(defaults), inPlace(renamed[index]?.defaults ?? [])),
    }));
    await recordChanges(db, entries, { userId: signedIn.userId, requestId }, clock.now());
  }
}

type Defaults = MembershipDefaults['defaults'];

function underNewNames(defaults: Defaults, names: Renames['names']): Defaults {
  const renamed = defaults.flatMap(({ name, value }) => {
    const newName = names.get(name);
    return newName === undefined ? [] : [{ name: newName, value }];
  });
  const usedNames = new Set([...names.keys(), ...renamed.map(({ name }) => name)]);
  return [...defaults.filter(({ name }) => !usedNames.has(name)), ...renamed];
}

function inPlace(referenceFieldDefaults: Defaults): object {
  return { referenceFieldDefaults };
}
