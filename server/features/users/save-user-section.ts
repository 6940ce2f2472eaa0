import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { User } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { parseVersion } from '../records/parse-version.ts';
import { refuseFields } from '../records/refuse-fields.ts';
import { type SaveOutcome, saveSection } from '../records/save-section.ts';
import { userKind } from './user-kind.ts';
import { isReadableUser } from './user-repository.ts';

interface UserSection {
  userId: string;
  ifMatch: string;
  section: string;
  fields: readonly string[];
  write: (db: Kysely<Database>, before: User) => Promise<void>;
}

export async function saveUserSection(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: Pick<SignedInContext, 'signedIn' | 'requestId' | 'abilities'>,
  { userId, ifMatch, section, fields, write }: UserSection,
): Promise<SaveOutcome<User>> {
  await authorizeUserSection(deps.db, context.abilities, { userId, fields });
  const change = { id: userId, section, version: parseVersion(ifMatch), write };
  return await saveSection(deps, context, userKind(context.abilities), change);
}

export async function authorizeUserSection(
  db: Kysely<Database>,
  abilities: Abilities,
  { userId, fields }: Pick<UserSection, 'userId' | 'fields'>,
): Promise<void> {
  if (!(await isReadableUser(db, abilities, userId))) {
    throw new DomainError('not_found', "The user was not found, or you don't have access to them.");
  }
  refuseFields(abilities, { name: 'User', record: { _id: userId }, fields });
}
