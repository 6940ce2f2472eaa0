import { subject } from '@casl/ability';
import { describe, expect, test } from 'vitest';
import { type Action, type Actor, defineAbilitiesFor, type SubjectName } from './abilities.ts';
import type { Role } from './contract.ts';

const OWN = { userId: 'user', companyUserId: 'member', companyId: 'company' };
const ROLES: Role[] = ['traveler', 'travel-arranger', 'company-admin', 'site-admin'];

const RECORDS = {
  ownMembership: ['CompanyUser', { _id: 'member', company: 'company' }],
  colleagueMembership: ['CompanyUser', { _id: 'other', company: 'company' }],
  foreignMembership: ['CompanyUser', { _id: 'foreign', company: 'elsewhere' }],
  ownDelegation: ['Delegation', { companyUser: 'member', company: 'company' }],
  colleagueDelegation: ['Delegation', { companyUser: 'other', company: 'company' }],
  foreignDelegation: ['Delegation', { companyUser: 'foreign', company: 'elsewhere' }],
  self: ['User', { _id: 'user', companyUsers: [member('company')] }],
  colleague: ['User', { _id: 'other', companyUsers: [member('elsewhere'), member('company')] }],
  leaver: ['User', { _id: 'leaver', companyUsers: [member('elsewhere'), member('company', false)] }],
  stranger: ['User', { _id: 'foreign', companyUsers: [member('elsewhere')] }],
  ownPassportDetails: ['PassportDetails', { user: 'user' }],
  colleaguePassportDetails: ['PassportDetails', { user: 'other' }],
  colleagueSessions: ['Sessions', { companyUsers: [member('elsewhere'), member('company')] }],
  leaverSessions: ['Sessions', { companyUsers: [member('company', false)] }],
  foreignSessions: ['Sessions', { companyUsers: [member('elsewhere')] }],
  ownCompany: ['Company', { _id: 'company' }],
  otherCompany: ['Company', { _id: 'elsewhere' }],
  ownGroup: ['CompanyGroup', { companies: [{ _id: 'sister' }, { _id: 'company' }] }],
  otherGroup: ['CompanyGroup', { companies: [{ _id: 'elsewhere' }] }],
  ownTrip: ['Trip', trip({ travelers: ['member'] })],
  tripWithOthers: ['Trip', trip({ travelers: ['other', 'member'] })],
  colleagueTrip: ['Trip', trip({ travelers: ['other'] })],
  tripToApproveFirst: ['Trip', trip({ travelers: ['other'], level1Approver: 'member' })],
  tripToApproveSecond: ['Trip', trip({ travelers: ['other'], level2Approver: 'member' })],
  tripDecidedByAnother: [
    'Trip',
    { ...trip({ travelers: ['other'] }), approval: { informed: [{ _id: 'member' }] } },
  ],
  foreignTrip: ['Trip', trip({ travelers: ['foreign'], company: 'elsewhere' })],
} satisfies Record<string, [SubjectName, object]>;

function member(company: string, active = true) {
  return { company, active };
}

type RecordName = keyof typeof RECORDS;

interface NewTrip {
  travelers: string[];
  company?: string;
  level1Approver?: string;
  level2Approver?: string;
}

function trip({ travelers, company = 'company', ...bookingInfo }: NewTrip) {
  return { travelers: travelers.map((_id) => ({ _id })), company, bookingInfo };
}

function may(role: Role | null, action: Action, name: RecordName, field?: string): boolean {
  const actor: Actor | null = role && { ...OWN, role };
  const [type, record] = RECORDS[name];
  // CASL marks the record with its type, so each question gets a copy.
  return defineAbilitiesFor(actor).can(action, subject(type, { ...record }), field);
}

function allowed(role: Role | null, action: Action, field?: string): RecordName[] {
  return (Object.keys(RECORDS) as RecordName[]).filter((name) => may(role, action, name, field));
}

const ALL = Object.keys(RECORDS);

/** The specification's section 6, row by row: what each role may do with which record as a whole. */
const RULES: Record<Role, Record<Exclude<Action, 'manage'>, RecordName[]>> = {
  traveler: {
    read: [
      'ownMembership',
      'ownDelegation',
      'self',
      'ownPassportDetails',
      'ownTrip',
      'tripWithOthers',
      'tripToApproveFirst',
      'tripToApproveSecond',
      'tripDecidedByAnother',
    ],
    create: ['ownTrip', 'tripWithOthers'],
    update: [
      'ownDelegation',
      'self',
      'ownTrip',
      'tripWithOthers',
      'tripToApproveFirst',
      'tripToApproveSecond',
    ],
  },
  'travel-arranger': {
    read: [
      'ownMembership',
      'colleagueMembership',
      'ownDelegation',
      'self',
      'colleague',
      'ownPassportDetails',
      'ownTrip',
      'tripWithOthers',
      'colleagueTrip',
      'tripToApproveFirst',
      'tripToApproveSecond',
      'tripDecidedByAnother',
    ],
    create: [
      'ownTrip',
      'tripWithOthers',
      'colleagueTrip',
      'tripToApproveFirst',
      'tripToApproveSecond',
      'tripDecidedByAnother',
    ],
    update: [
      'ownDelegation',
      'self',
      'ownTrip',
      'tripWithOthers',
      'colleagueTrip',
      'tripToApproveFirst',
      'tripToApproveSecond',
      'tripDecidedByAnother',
    ],
  },
  'company-admin': {
    read: [
      'ownMembership',
      'colleagueMembership',
      'ownDelegation',
      'colleagueDelegation',
      'self',
      'colleague',
      'ownPassportDetails',
      'ownCompany',
      'ownGroup',
      'ownTrip',
      'tripWithOthers',
      'colleagueTrip',
      'tripToApproveFirst',
      'tripToApproveSecond',
      'tripDecidedByAnother',
    ],
    create: [
      'ownTrip',
      'tripWithOthers',
      'colleagueTrip',
      'tripToApproveFirst',
      'tripToApproveSecond',
      'tripDecidedByAnother',
    ],
    update: [
      'ownDelegation',
      'colleagueDelegation',
      'self',
      'colleagueSessions',
      'ownCompany',
      'ownTrip',
      'tripWithOthers',
      'colleagueTrip',
      'tripToApproveFirst',
      'tripToApproveSecond',
      'tripDecidedByAnother',
    ],
  },
  'site-admin': {
    read: ALL as RecordName[], // the keys of the table above
    create: ALL as RecordName[],
    update: ALL as RecordName[],
  },
};

describe.each(ROLES)('a %s', (role) => {
  test.each(['read', 'create', 'update'] as const)('may %s what the specification says', (action) => {
    expect(allowed(role, action)).toEqual(RULES[role][action]);
  });

  test('may manage everything or nothing', () => {
    expect(allowed(role, 'manage')).toEqual(role === 'site-admin' ? ALL : []);
  });

  test('may change their own password, and the flag that forces a password change', () => {
    expect(may(role, 'update', 'self', 'password')).toBe(true);
    expect(may(role, 'update', 'self', 'needsPasswordChange')).toBe(true);
  });

  test.each(['email', 'firstName', 'active', 'sendInvitation'])(
    'may not change their own %s, unless site-admin',
    (field) => {
      expect(may(role, 'update', 'self', field)).toBe(role === 'site-admin');
    },
  );

  test('may not change another user’s password, unless site-admin', () => {
    expect(may(role, 'update', 'colleague', 'password')).toBe(role === 'site-admin');
    expect(may(role, 'update', 'stranger', 'password')).toBe(role === 'site-admin');
  });
});

describe('a company-admin', () => {
  test.each([
    'locations',
    'departments',
    'finance.creditCards',
    'gdsProfile.flightMemberships',
    'gdsProfile.hotelMemberships',
  ])('may change the %s of the own company only', (field) => {
    expect(may('company-admin', 'update', 'ownCompany', field)).toBe(true);
    expect(may('company-admin', 'update', 'otherCompany', field)).toBe(false);
    expect(may('travel-arranger', 'update', 'ownCompany', field)).toBe(false);
  });

  test.each([
    'name',
    'active',
    'finance',
    'finance.paymentType',
    'travelPolicies',
    'gdsProfile.hotelRateCodes',
  ])('may not change the %s of the own company', (field) => {
    expect(may('company-admin', 'update', 'ownCompany', field)).toBe(false);
  });
});

test('without an actor nothing is allowed', () => {
  for (const action of ['read', 'create', 'update', 'manage'] as const)
    expect(allowed(null, action)).toEqual([]);
});

test('only a site-admin manages companies and users, which controls the menu', () => {
  const managing = (type: 'Company' | 'User') =>
    ROLES.filter((role) => defineAbilitiesFor({ ...OWN, role }).can('manage', type));
  expect(managing('Company')).toEqual(['site-admin']);
  expect(managing('User')).toEqual(['site-admin']);
});
