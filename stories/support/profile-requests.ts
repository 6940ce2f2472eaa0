import type { ProfileChange, ProfileRequest } from '#domain/contract.ts';
import type { AskableSection } from '#src/features/users/requested-fields.ts';
import { userSections } from '#src/features/users/user-sections.ts';
import { ANNA_KELLER } from './people-fixtures.ts';

const SECTIONS = userSections('2027-03-14');

export const PERSONAL: AskableSection = { ...SECTIONS.personal, id: 'personal' };
export const ACCOUNT: AskableSection = { ...SECTIONS.account, id: 'account' };
export const PASSPORTS: AskableSection = { ...SECTIONS.passports, id: 'passports' };

export const RENAMED: ProfileChange = { personal: { lastName: 'Keller-Frei', privatePhone: null } };

const [passport] = ANNA_KELLER.passports;
export const NEW_PASSPORT: ProfileChange = {
  passports: {
    passports: [
      {
        _id: passport?._id ?? '',
        country: 'CH',
        number: 'X7654321',
        issueDate: '2027-03-01',
        expiryDate: '2037-02-28',
        isDefault: true,
        visas: [],
      },
    ],
  },
};

export function profileRequest(change: ProfileChange, reason?: string): ProfileRequest {
  return {
    _id: '01994b5e-7c1a-7cc2-b7a1-000000000091',
    state: reason === undefined ? 'waiting' : 'declined',
    change,
    askedAt: '2027-03-14T09:30:00.000Z',
    reason,
  };
}
