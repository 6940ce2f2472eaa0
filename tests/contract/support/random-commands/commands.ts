import fc from 'fast-check';
import type { Role } from '#domain/contract.ts';
import { COMPANIES, PASSWORDS, PEOPLE } from './people.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** User actions and external events; browsers, tabs, people, companies and passwords by their number. */
export type Command =
  | { type: 'reload'; browser: number; tab: number }
  | { type: 'reloadBoth'; browser: number }
  | { type: 'signIn'; browser: number; tab: number; person: number; password: 'right' | 'wrong' }
  | { type: 'signOut'; browser: number; tab: number }
  | { type: 'actAs'; browser: number; tab: number; company: number }
  | { type: 'changePassword'; browser: number; tab: number; current: 'right' | 'wrong'; next: number }
  | { type: 'setPassword'; browser: number; tab: number; person: number; next: number }
  | { type: 'read'; browser: number; tab: number; person: number }
  | { type: 'replay'; browser: number }
  | { type: 'wait'; milliseconds: number }
  | { type: 'setPersonActive'; person: number; active: boolean }
  | { type: 'setMembershipActive'; person: number; active: boolean }
  | { type: 'setRole'; person: number; role: Role };

const tabOfBrowser = { browser: fc.nat(1), tab: fc.nat(1) };
const person = fc.nat(PEOPLE.length - 1);
/** The number after the last one stands for an unknown value. */
const personOrUnknown = fc.nat(PEOPLE.length);
const companyOrUnknown = fc.nat(COMPANIES.length);
const password = fc.nat(PASSWORDS.length - 1);
const rightness = fc.constantFrom('right' as const, 'right' as const, 'right' as const, 'wrong' as const);
const oftenTrue = fc.constantFrom(true, true, false);
const roles = fc.constantFrom<Role[]>('traveler', 'travel-arranger', 'company-admin', 'site-admin');
const times = fc.constantFrom(SECOND, 9 * SECOND, 11 * SECOND, 14 * MINUTE, 16 * MINUTE, 4 * DAY, 8 * DAY);

const kind = <Type extends Command['type'], Fields extends object>(
  type: Type,
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
) => fc.record<Fields>(fields).map((chosen) => ({ type, ...chosen }));

export const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: kind('signIn', { ...tabOfBrowser, person, password: rightness }) },
  {
    weight: 1,
    arbitrary: kind('signIn', {
      ...tabOfBrowser,
      person: personOrUnknown,
      password: fc.constant('wrong' as const),
    }),
  },
  { weight: 3, arbitrary: kind('reload', tabOfBrowser) },
  { weight: 2, arbitrary: kind('reloadBoth', { browser: tabOfBrowser.browser }) },
  { weight: 2, arbitrary: kind('signOut', tabOfBrowser) },
  { weight: 5, arbitrary: kind('actAs', { ...tabOfBrowser, company: companyOrUnknown }) },
  { weight: 2, arbitrary: kind('changePassword', { ...tabOfBrowser, current: rightness, next: password }) },
  { weight: 1, arbitrary: kind('setPassword', { ...tabOfBrowser, person, next: password }) },
  { weight: 5, arbitrary: kind('read', { ...tabOfBrowser, person }) },
  { weight: 1, arbitrary: kind('replay', { browser: tabOfBrowser.browser }) },
  { weight: 5, arbitrary: kind('wait', { milliseconds: times }) },
  { weight: 2, arbitrary: kind('setPersonActive', { person, active: oftenTrue }) },
  { weight: 2, arbitrary: kind('setMembershipActive', { person, active: oftenTrue }) },
  { weight: 2, arbitrary: kind('setRole', { person, role: roles }) },
);
