import type { ProfileChange, ProfileRequest } from '#domain/contract.ts';
import { askedMembership } from '#src/features/company-users/asked-membership.ts';
import { membershipSections } from '#src/features/company-users/membership-sections.ts';
import { askedSection } from '#src/features/users/requested-fields.ts';
import { userSections } from '#src/features/users/user-sections.ts';
import { ANNA_KELLER, MEMBERSHIP } from './people-fixtures.ts';
import { ColleagueChoice, colleagueName } from './people-reference.tsx';

const SECTIONS = userSections('2027-03-14');

export const PERSONAL = askedSection({ ...SECTIONS.personal, id: 'personal' }, ANNA_KELLER);
export const ACCOUNT = askedSection({ ...SECTIONS.account, id: 'account' }, ANNA_KELLER);
export const PASSPORTS = askedSection({ ...SECTIONS.passports, id: 'passports' }, ANNA_KELLER);

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

/** The company as a traveler sees it who asks. */
const [MEMBERSHIP_SECTION] = membershipSections({
  membership: MEMBERSHIP,
  today: '2027-03-14',
  company: {
    departments: [{ _id: '01994b5e-7c1a-7cc2-b7a1-000000000092', name: 'Bridges' }],
    travelPolicies: [],
    referenceFields: [],
  },
  approver: { Field: ColleagueChoice, show: colleagueName },
});
if (!MEMBERSHIP_SECTION) throw new Error('A membership has no section');
export const OWN_MEMBERSHIP = askedMembership(MEMBERSHIP_SECTION, MEMBERSHIP);

export const PROMOTED: ProfileChange = {
  membership: {
    companyUser: MEMBERSHIP._id,
    fields: {
      role: 'travel-arranger',
      department: '01994b5e-7c1a-7cc2-b7a1-000000000092',
      businessPhone: '+41 41 555 73 51',
    },
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
