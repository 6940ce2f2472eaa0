import type { Kysely } from 'kysely';
import type { MembershipChange, ProfileChange, User, UserChangeRequest } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { fieldRefusal } from '../../../field-errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { type UserSection, userSections } from '../user-sections.ts';
import type { ProfileSection } from './profile-request-repository.ts';
import { writeMembership } from './write-membership.ts';

export interface BoundChange {
  section: ProfileSection;
  name: string;
  /** In the terms of the rules. */
  fields: string[];
  write: (db: Kysely<Database>, before: User, context: SignedInContext) => Promise<void>;
}

const ACCOUNT_FIELDS: readonly string[] = ['email', 'bizCntKey'] satisfies (keyof UserChangeRequest)[];
/** Users can't request these: only administrators change who may sign in, and the password flag changes by itself. */
const NEVER_ASKED: readonly string[] = [
  'active',
  'needsPasswordChange',
] satisfies (keyof UserChangeRequest)[];

/** Who may act is for administrators, and card numbers go to the vault alone. */
const MEMBERSHIP_FIELDS: readonly string[] = [
  'role',
  'department',
  'contactRelation',
  'businessPhone',
  'mobilePhone',
  'travelPolicy',
  'level1Approver',
  'level2Approver',
  'note',
] satisfies (keyof MembershipChange['fields'])[];

/** Refuses a change of no section or of several, and fields that do not belong to it. */
export function bindChange(deps: Deps, change: ProfileChange): BoundChange {
  const sections = userSections(deps);
  const [bound, ...others] = [
    change.account && bind('account', sections.account, change.account),
    change.personal && bind('personal', sections.account, change.personal),
    change.passports && bind('passports', sections.passports, change.passports),
    change.flight && bind('flight', sections.flight, change.flight),
    change.hotel && bind('hotel', sections.hotel, change.hotel),
    change.car && bind('car', sections.car, change.car),
    change.remarks && bind('remarks', sections.remarks, change.remarks),
    change.membership && bind('membership', membershipSection(deps), change.membership),
  ].filter((one) => one !== undefined);
  if (!bound || others.length > 0) throw fieldRefusal('validation_failed', '', 'invalid');
  const { section, fields } = bound;
  if (fields.length === 0) throw fieldRefusal('validation_failed', `/${section}`, 'unchanged');
  const stray = fields.find((field) => !belongs(section, field));
  if (stray) throw fieldRefusal('validation_failed', `/${section}/${stray}`, 'not_expected');
  return bound;
}

function bind<Body>(section: ProfileSection, { name, fieldsOf, write }: UserSection<Body>, body: Body) {
  return {
    section,
    name,
    fields: fieldsOf(body),
    write: (db: Kysely<Database>, before: User, context: SignedInContext) => write(db, before, body, context),
  };
}

function membershipSection(deps: Deps): UserSection<MembershipChange> {
  return {
    name: 'membership',
    fieldsOf: ({ fields }) => Object.keys(fields),
    write: (db, user, body, context) => writeMembership(deps, db, user, body, context),
  };
}

function belongs(section: ProfileSection, field: string): boolean {
  if (section === 'account') return ACCOUNT_FIELDS.includes(field);
  if (section === 'membership') return MEMBERSHIP_FIELDS.includes(field);
  return section !== 'personal' || !(ACCOUNT_FIELDS.includes(field) || NEVER_ASKED.includes(field));
}
