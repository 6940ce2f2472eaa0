import type { Call } from '../call.ts';
import { aboutLeavers, aboutPeople, byField, type Relations, type Row } from './cells.ts';

/** Sent with an outdated version: 412 means that the caller may change it, and nothing changes. */
const OTHER_VERSION = { 'if-match': '"999999999"' };
const UNKNOWN_PERSON: Row = [401, 404, 404, 404, 404];
const ELSEWHERE: Row = [401, 404, 404, 404, 412];

const FOR_SITE_ADMINS = {
  'the caller': [401, 403, 403, 403, 412],
  'somebody of the same company': [401, 404, 403, 403, 412],
  'somebody of another company of the group': ELSEWHERE,
  'somebody of another group': ELSEWHERE,
  nobody: UNKNOWN_PERSON,
} as const satisfies Record<string, Row>;

const put =
  (section: string, body: unknown, headers: Record<string, string> = {}) =>
  ({ userId }: { userId: string }): Call => ({
    method: 'PUT',
    url: `/api/users/${userId}${section}`,
    body,
    headers: { ...OTHER_VERSION, ...headers },
  });

const forSiteAdmins = (section: string, body: unknown): Relations => ({
  ...aboutPeople(put(section, body), FOR_SITE_ADMINS),
  ...aboutLeavers(put(section, body), ELSEWHERE),
});

/** Every user may clear or set the flag of their own password, but no other field with it. */
const ACCOUNT_FIELDS = {
  bizCntKey: 'C-1',
  email: 'other@people.example',
  namePrefix: 'ms',
  firstName: 'Other',
  middleName: 'Other',
  lastName: 'Other',
  address: { city: 'Zug' },
  language: 'en',
  gender: 'F',
  dateOfBirth: '1990-02-28',
  privateEmail: 'other@people.example',
  privatePhone: '11833',
  active: true,
};

function accountRows(): Relations {
  const ownRows = { ...FOR_SITE_ADMINS, 'the caller': [401, 412, 412, 412, 412] as const };
  const own = aboutPeople(put('', { needsPasswordChange: true }), ownRows);
  const nothing = named(', with nothing', aboutPeople(put('', {}), ownRows));
  const others = Object.entries(ACCOUNT_FIELDS).flatMap(([field, value]) => [
    ...named(`, with ${field}`, forSiteAdmins('', { [field]: value })),
    ...named(
      `, with ${field} and the flag`,
      forSiteAdmins('', { needsPasswordChange: true, [field]: value }),
    ),
  ]);
  return { ...own, ...Object.fromEntries([...nothing, ...others]) };
}

function named(what: string, relations: Relations): [string, Relations[string]][] {
  return Object.entries(relations).map(([name, relation]) => [name + what, relation]);
}

const flight = (body: object) => forSiteAdmins('/gdsProfile/flight', body);

const person = { firstName: 'A', lastName: 'B', email: 'new@people.example' };
const nowhere = { company: '01994b5e-0000-7000-8000-000000000000', role: 'traveler' };
const list = { passports: [], creditCards: [], memberships: [], remarks: [] };

export const OF_USER_RECORDS = {
  listUsers: { all: [() => ({ url: '/api/users' }), [401, 200, 200, 200, 200]] },
  // The company does not exist, so that 422 means that the caller is permitted.
  createUser: {
    anybody: [
      () => ({ method: 'POST', url: '/api/users', body: { ...person, companyUser: nowhere } }),
      [401, 403, 403, 403, 422],
    ],
  },
  updateUser: accountRows(),
  updatePassports: forSiteAdmins('/passports', { passports: list.passports }),
  updateUserFinance: forSiteAdmins('/finance', { creditCards: list.creditCards }),
  updateUserFlightProfile: byField({
    seatPreference: flight({ seatPreference: 'A' }),
    mealPreference: flight({ mealPreference: 'VGML' }),
    otherServiceInformation: flight({ otherServiceInformation: [] }),
    memberships: flight({ memberships: list.memberships }),
  }),
  updateUserHotelProfile: forSiteAdmins('/gdsProfile/hotel', { memberships: list.memberships }),
  updateUserCarProfile: forSiteAdmins('/gdsProfile/car', { memberships: list.memberships }),
  updateUserRemarks: forSiteAdmins('/gdsProfile/remarks', { remarks: list.remarks }),
  getUserHistory: aboutPeople(({ userId }) => ({ url: `/api/users/${userId}/history` }), {
    'the caller': [401, 403, 403, 200, 200],
    'somebody of the same company': [401, 403, 403, 200, 200],
    'somebody of another company of the group': [401, 403, 403, 404, 200],
    'somebody of another group': [401, 403, 403, 404, 200],
    nobody: [401, 403, 403, 404, 404],
  }),
  // The picture is invalid, so that 422 means that the caller is permitted.
  setUserImage: aboutPeople(
    put('/image', Buffer.from('none'), { 'content-type': 'image/png' }),
    withStatus(422),
  ),
  removeUserImage: aboutPeople(
    ({ userId }) => ({ method: 'DELETE', url: `/api/users/${userId}/image`, headers: OTHER_VERSION }),
    FOR_SITE_ADMINS,
  ),
} satisfies Record<string, Relations>;

/** The answers to site-admins who are permitted. */
function withStatus(status: number): typeof FOR_SITE_ADMINS {
  const rows = Object.entries(FOR_SITE_ADMINS).map(([name, row]) => [
    name,
    row.map((known) => (known === 412 ? status : known)),
  ]);
  return Object.fromEntries(rows);
}
