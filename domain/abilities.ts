import { AbilityBuilder, createMongoAbility, type MongoAbility } from '@casl/ability';
import type { Role } from './contract.ts';

export type Action = 'create' | 'read' | 'update' | 'manage';
export type SubjectName =
  | 'Company'
  | 'CompanyGroup'
  | 'CompanyUser'
  | 'Delegation'
  | 'User'
  | 'PassportDetails'
  | 'Sessions'
  | 'Trip'
  | 'History'
  | 'all';
export type Abilities = MongoAbility<
  [Action, SubjectName | (object & { __caslSubjectType__?: SubjectName })]
>;

export interface Actor {
  userId: string;
  companyUserId: string;
  companyId: string;
  role: Role;
}

const OWN_PASSWORD_FIELDS = ['password', 'needsPasswordChange'];

const COMPANY_ADMIN_FIELDS = [
  'timeZone',
  'locations',
  'departments',
  'finance.creditCards',
  'gdsProfile.flightMemberships',
  'gdsProfile.hotelMemberships',
];

type Grant = (can: AbilityBuilder<Abilities>['can'], actor: Actor) => void;

const ownPassword: Grant = (can, { userId }) => {
  can('update', 'User', OWN_PASSWORD_FIELDS, { _id: userId });
};

/** Issue dates and visas, which no booking needs. */
const ownPassportDetails: Grant = (can, { userId }) => {
  can('read', 'PassportDetails', { user: userId });
};

const ownDelegation: Grant = (can, { companyUserId }) => {
  can(['read', 'update'], 'Delegation', { companyUser: companyUserId });
};

/** A company may read that a person has left it, but not that person's current profile. */
const colleagues: Grant = (can, { companyId }) => {
  can('read', 'CompanyUser', { company: companyId });
  can('read', 'User', { companyUsers: { $elemMatch: { company: companyId, active: true } } });
};

/** All sessions of a person end together, because each of them can switch to another company. */
const colleagueSessions: Grant = (can, { companyId }) => {
  can('update', 'Sessions', { companyUsers: { $elemMatch: { company: companyId, active: true } } });
};

const companyTrips: Grant = (can, { companyId }) => {
  can(['create', 'read', 'update'], 'Trip', { company: companyId });
};

const GRANTS = {
  traveler: (can, actor) => {
    can('read', 'CompanyUser', { _id: actor.companyUserId });
    can('read', 'User', { _id: actor.userId });
    ownPassportDetails(can, actor);
    ownPassword(can, actor);
    ownDelegation(can, actor);
    can(['create', 'read', 'update'], 'Trip', { 'travelers._id': actor.companyUserId });
    can(['read', 'update'], 'Trip', { 'bookingInfo.level1Approver': actor.companyUserId });
    can(['read', 'update'], 'Trip', { 'bookingInfo.level2Approver': actor.companyUserId });
    can(['read', 'update'], 'Trip', { 'approval.deciders._id': actor.companyUserId });
    can('read', 'Trip', { 'approval.informed._id': actor.companyUserId });
  },
  'travel-arranger': (can, actor) => {
    colleagues(can, actor);
    ownPassportDetails(can, actor);
    ownPassword(can, actor);
    ownDelegation(can, actor);
    companyTrips(can, actor);
  },
  'company-admin': (can, actor) => {
    can('read', 'CompanyGroup', { 'companies._id': actor.companyId });
    can('read', 'Company', { _id: actor.companyId });
    can('update', 'Company', COMPANY_ADMIN_FIELDS, { _id: actor.companyId });
    can('read', 'History', { company: actor.companyId });
    colleagues(can, actor);
    colleagueSessions(can, actor);
    can(['read', 'update'], 'Delegation', { company: actor.companyId });
    ownPassportDetails(can, actor);
    ownPassword(can, actor);
    companyTrips(can, actor);
  },
  'site-admin': (can) => {
    can('manage', 'all');
  },
} satisfies Record<Role, Grant>;

export function defineAbilitiesFor(actor: Actor | null): Abilities {
  const { can, build } = new AbilityBuilder<Abilities>(createMongoAbility);
  if (actor) GRANTS[actor.role](can, actor);
  return build();
}
