import type { Role } from '#domain/contract.ts';
import type { Call } from '../call.ts';
import type { Member } from '../records.ts';
import { ROLES, type World, type WorldTrips } from '../world.ts';

export type Caller = 'anonymous' | Role;
export const CALLERS: readonly Caller[] = ['anonymous', ...ROLES];

/** The statuses of one row: anonymous, traveler, travel-arranger, company-admin, site-admin. */
export type Row = readonly [anonymous: number, ...roles: [number, number, number, number]];

type Request = (world: World, caller: Caller) => Call;

/** The expected answers of an operation, by the caller's relation to its subject. */
export type Relations = Record<string, readonly [Request, Row]>;

const MISSING = '01994b5e-0000-7000-8000-000000000000';

const COMPANIES = {
  'the own company': ({ home }) => home,
  'another company of the group': ({ sister }) => sister,
  'a company of another group': ({ foreign }) => foreign,
  'no company': () => MISSING,
} satisfies Record<string, (world: World) => string>;

const GROUPS = {
  'the own group': ({ group }) => group,
  'another group': ({ otherGroup }) => otherGroup,
  'no group': () => MISSING,
} satisfies Record<string, (world: World) => string>;

type Person = Pick<Member, 'userId' | 'companyUserId' | 'companyId'>;

const MISSING_PERSON: Person = { userId: MISSING, companyUserId: MISSING, companyId: MISSING };

const PEOPLE = {
  'the caller': ({ members }, caller) => (caller === 'anonymous' ? MISSING_PERSON : members[caller]),
  'somebody of the same company': ({ colleague }) => colleague,
  'somebody of another company of the group': ({ inSister }) => inSister,
  'somebody of another group': ({ inForeign }) => inForeign,
  nobody: () => MISSING_PERSON,
} satisfies Record<string, (world: World, caller: Caller) => Person>;

const LEAVERS = { 'somebody who has left': ({ leaver }) => leaver } satisfies Record<
  string,
  (world: World) => Person
>;

const TRIPS = {
  'an own trip': ({ trips }, caller) => (caller === 'anonymous' ? MISSING : trips.own[caller]),
  'a trip that they approve': ({ trips }, caller) =>
    caller === 'anonymous' ? MISSING : trips.approved[caller],
  'a trip of a colleague': ({ trips }) => trips.colleague,
  'a trip of another company of the group': ({ trips }) => trips.sister,
  'a trip of another group': ({ trips }) => trips.foreign,
  'no trip': () => MISSING,
} satisfies Record<string, (world: World, caller: Caller) => string>;

const WAITING_TRIPS = {
  'an own trip that waits': ({ own }, caller) => (caller === 'anonymous' ? MISSING : own[caller]),
  'a trip that waits for them': ({ approved }, caller) =>
    caller === 'anonymous' ? MISSING : approved[caller],
  'a trip of a colleague that waits': ({ colleague }) => colleague,
  'a trip of another company of the group that waits': ({ sister }) => sister,
  'a trip of another group that waits': ({ foreign }) => foreign,
} satisfies Record<string, (trips: WorldTrips, caller: Caller) => string>;

type Pair<Name extends string> = readonly [foreign: Name, missing: Name];

/** Pairs of a record that the caller may not see and a missing one: both have to be answered alike. */
export const FOREIGN_AND_MISSING: readonly Pair<string>[] = [
  ['a company of another group', 'no company'] satisfies Pair<keyof typeof COMPANIES>,
  ['another company of the group', 'no company'] satisfies Pair<keyof typeof COMPANIES>,
  ['another group', 'no group'] satisfies Pair<keyof typeof GROUPS>,
  ['somebody of another group', 'nobody'] satisfies Pair<keyof typeof PEOPLE>,
  ['somebody of another company of the group', 'nobody'] satisfies Pair<keyof typeof PEOPLE>,
  ['a trip of another group', 'no trip'] satisfies Pair<keyof typeof TRIPS>,
  ['a trip of another company of the group', 'no trip'] satisfies Pair<keyof typeof TRIPS>,
  ['a trip of another group that waits', 'no trip'],
  ['a trip of another company of the group that waits', 'no trip'],
];

export function aboutCompanies(
  request: (companyId: string) => Call,
  rows: Record<keyof typeof COMPANIES, Row>,
): Relations {
  return about(COMPANIES, request, rows);
}

export function aboutGroups(
  request: (groupId: string) => Call,
  rows: Record<keyof typeof GROUPS, Row>,
): Relations {
  return about(GROUPS, request, rows);
}

export function aboutPeople(
  request: (person: Person) => Call,
  rows: Record<keyof typeof PEOPLE, Row>,
): Relations {
  return about(PEOPLE, request, rows);
}

/** The membership of a leaver is a record of the company; the person no longer belongs to it. */
export function aboutLeavers(request: (person: Person) => Call, row: Row): Relations {
  return about(LEAVERS, request, { 'somebody who has left': row });
}

export function aboutTrips(
  request: (tripId: string, traveler: Person) => Call,
  rows: Record<keyof typeof TRIPS, Row>,
): Relations {
  const relations: Relations = {};
  for (const [name, tripOf] of Object.entries(TRIPS)) {
    const row = rows[name as keyof typeof TRIPS]; // the keys are those of the table
    relations[name] = [
      (world, caller) => request(tripOf(world, caller), PEOPLE['the caller'](world, caller)),
      row,
    ];
  }
  return relations;
}

/** Each decision has trips of its own, as they wait for only one. */
export function aboutWaitingTrips(
  decision: keyof World['waiting'],
  request: (tripId: string) => Call,
  rows: Record<keyof typeof WAITING_TRIPS, Row>,
): Relations {
  const relations: Relations = {};
  for (const [name, tripOf] of Object.entries(WAITING_TRIPS)) {
    const row = rows[name as keyof typeof WAITING_TRIPS]; // the keys are those of the table
    relations[name] = [({ waiting }, caller) => request(tripOf(waiting[decision], caller)), row];
  }
  return relations;
}

/** Each action on a change has changes of its own, as it is only possible once. */
export function aboutChanges(
  action: keyof World['changing'],
  request: (tripId: string, changeId: string) => Call,
  rows: Record<keyof typeof WAITING_TRIPS, Row>,
): Relations {
  const relations: Relations = {};
  for (const [name, tripOf] of Object.entries(WAITING_TRIPS)) {
    const row = rows[name as keyof typeof WAITING_TRIPS]; // the keys are those of the table
    relations[name] = [
      ({ changing, changeOf }, caller) => {
        const tripId = tripOf(changing[action], caller);
        return request(tripId, changeOf.get(tripId) ?? MISSING);
      },
      row,
    ];
  }
  return relations;
}

export function aboutParts(
  request: (tripId: string, partId: string) => Call,
  rows: Record<keyof typeof TRIPS, Row>,
): Relations {
  const relations: Relations = {};
  for (const [name, tripOf] of Object.entries(TRIPS)) {
    const row = rows[name as keyof typeof TRIPS]; // as above
    relations[name] = [
      (world, caller) => {
        const tripId = tripOf(world, caller);
        return request(tripId, world.partOf.get(tripId) ?? MISSING);
      },
      row,
    ];
  }
  return relations;
}

/** Rows of several fields of an operation, each labelled with its field. */
export function byField(fields: Record<string, Relations>): Relations {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, relations]) =>
      Object.entries(relations).map(([relation, cell]) => [
        // The first field is labelled by the relation alone, as in all other tables.
        field === Object.keys(fields)[0] ? relation : `${field} of ${relation}`,
        cell,
      ]),
    ),
  );
}

/** The same status for all callers. */
export function forAll(status: number): Row {
  return [status, status, status, status, status];
}

function about<Name extends string, Subject>(
  subjects: Record<Name, (world: World, caller: Caller) => Subject>,
  request: (subject: Subject) => Call,
  rows: Record<Name, Row>,
): Relations {
  const relations: Relations = {};
  for (const name in subjects) {
    relations[name] = [(world, caller) => request(subjects[name](world, caller)), rows[name]];
  }
  return relations;
}
