import type { Abilities } from '#domain/abilities.ts';
import type { User } from '#domain/contract.ts';
import { cardsForHistory } from '../cards/cards-for-history.ts';
import type { RecordKind } from '../records/save-section.ts';
import { findUser } from './user-repository.ts';

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

type Document = Pick<User['passports'][number], 'country' | 'number' | 'issueDate' | 'expiryDate'>;

/**
 * The data of passports that a history may contain. They are named by their country, so that no name contains
 * a number.
 */
function passportsForHistory(passports: User['passports']): object[] {
  return passports.map(({ _id, isDefault, visas = [], ...passport }) => ({
    _id,
    ...named(passport),
    isDefault,
    visas: visas.map(({ multipleEntries, ...visa }) => ({ ...named(visa), multipleEntries })),
  }));
}

function isDocumentNumber(field: string): boolean {
  return field.startsWith('passports[') && field.endsWith('.number');
}

function named({ country, ...rest }: Document): object {
  return { name: country, ...rest };
}
