import type { Abilities } from '#domain/abilities.ts';
import type { User } from '#domain/contract.ts';
import { cardsForHistory } from '../cards/cards-for-history.ts';
import type { RecordKind } from '../records/save-section.ts';
import { isDocumentNumber, passportsForHistory } from './passports-for-history.ts';
import { findUser } from './user-repository.ts';

/** How users are stored, as the caller sees them; their memberships are records of their own. */
export function userKind(abilities: Abilities): RecordKind<User> {
  return {
    subject: 'user',
    table: 'users',
    read: (db, id) => findUser(db, abilities, id),
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    forHistory: ({ companyUsers: _, creditCards, passports, ...user }) => ({
      ...user,
      creditCards: cardsForHistory(creditCards),
      passports: passportsForHistory(passports),
    }),
    isSecret: isDocumentNumber,
  };
}
