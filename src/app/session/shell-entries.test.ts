import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/contract.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { ACCOUNT_ENTRIES, DRAWER_ENTRIES, type EntryRule, shownEntries } from './shell-entries.ts';

const everyRoute = {
  '/companies': 1,
  '/users': 1,
  '/users/$userId': 1,
  '/companies/$companyId': 1,
  '/companies/$companyId/users': 1,
  '/practice': 1,
};

const buildSession = (role: Role): Session => ({
  companyUser: {
    _id: 'cu',
    company: 'co',
    role,
    active: true,
    user: {
      _id: 'u',
      email: 'a@b.example',
      firstName: 'Anna',
      lastName: 'Keller',
      needsPasswordChange: false,
      companyUsers: [],
    },
  },
  company: { _id: 'co', name: 'Co', language: 'en', currency: 'CHF', measurementUnits: 'metric' },
});

function hrefs(
  rules: readonly EntryRule[],
  role: Role,
  { routes = everyRoute, practiceMode }: { routes?: object; practiceMode?: boolean } = {},
): string[] {
  const session = buildSession(role);
  return shownEntries(rules, session, abilitiesOf(session), { routes, practiceMode }).map(({ href }) =>
    href(session),
  );
}

describe('the drawer', () => {
  it('has its entries for those who manage companies and users', () => {
    expect(hrefs(DRAWER_ENTRIES, 'site-admin')).toEqual(['/companies', '/users']);
  });

  it.each(['traveler', 'travel-arranger', 'company-admin'] as const)('is empty for a %s', (role) => {
    expect(hrefs(DRAWER_ENTRIES, role)).toEqual([]);
  });
});

describe('the account menu', () => {
  it.each([
    ['traveler', ['/users/u']],
    ['travel-arranger', ['/users/u', '/companies/co/users']],
    ['company-admin', ['/users/u', '/companies/co', '/companies/co/users']],
    ['site-admin', ['/users/u', '/companies/co', '/companies/co/users']],
  ] as const)('of a %s leads to %j', (role, expected) => {
    expect(hrefs(ACCOUNT_ENTRIES, role)).toEqual(expected);
  });
});

it.each([
  ['traveler', false],
  ['travel-arranger', false],
  ['company-admin', true],
  ['site-admin', true],
] as const)('in practice mode it leads a %s to the page for practice: %s', (role, leads) => {
  expect(hrefs(ACCOUNT_ENTRIES, role, { practiceMode: true }).includes('/practice')).toBe(leads);
});

it('links to no page that does not exist', () => {
  expect(hrefs([...DRAWER_ENTRIES, ...ACCOUNT_ENTRIES], 'site-admin', { routes: { '/users': 1 } })).toEqual([
    '/users',
  ]);
});
