import type { User, UserChangeRequest } from '#domain/contract.ts';
import { refuseInvalidFields } from '../../field-errors.ts';
import { choiceFaults } from '../enums/choice-faults.ts';

export function refusePersonFaults(person: UserChangeRequest, today: string, before?: User): void {
  const { namePrefix, language, gender, address, dateOfBirth } = person;
  const country = { category: 'countries', id: address?.country, before: before?.address?.country } as const;
  const fields = choiceFaults([
    { category: 'nameprefixes', id: namePrefix, before: before?.namePrefix, path: '/body/namePrefix' },
    { category: 'languages', id: language, before: before?.language, path: '/body/language' },
    { category: 'genders', id: gender, before: before?.gender, path: '/body/gender' },
    { ...country, path: '/body/address/country' },
  ]);
  if (dateOfBirth && dateOfBirth > today) {
    fields.push({ path: '/body/dateOfBirth', code: 'in_future' });
  }
  refuseInvalidFields(fields);
}
