import type { User } from '#domain/contract.ts';

type Document = Pick<User['passports'][number], 'country' | 'number' | 'issueDate' | 'expiryDate'>;

/**
 * The data of passports that a history may contain. They are named by their country, so that no name contains
 * a number.
 */
export function passportsForHistory(passports: User['passports']): object[] {
  return passports.map(({ _id, isDefault, visas = [], ...passport }) => ({
    _id,
    ...named(passport),
    isDefault,
    visas: visas.map(({ multipleEntries, ...visa }) => ({ ...named(visa), multipleEntries })),
  }));
}

/** The fields that contain these numbers. */
export function isDocumentNumber(field: string): boolean {
  return field.startsWith('passports[') && field.endsWith('.number');
}

function named({ country, ...rest }: Document): object {
  return { name: country, ...rest };
}
