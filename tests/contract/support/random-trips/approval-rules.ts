import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { ModelTrip } from './model-trip.ts';
import { PERSON_INDEX, type Person } from './trip-people.ts';

/** Whom the travelers name at the two levels now, and who has left. */
export interface Staff {
  named: { 1: number; 2: number };
  away: Set<number>;
  /** For whom the delegate decides, too. */
  delegating: Set<number>;
}

export const fullStaff = (): Staff => ({
  named: { 1: PERSON_INDEX.firstApprover, 2: PERSON_INDEX.secondApprover },
  away: new Set(),
  delegating: new Set(),
});

export const DONE = { status: 200, code: undefined };
const NOT_FOUND = { status: 404, code: 'not_found' };
const WITHHELD = { status: 409, code: 'action_withheld' };
const OVERDUE = { status: 409, code: 'decision_overdue' };
const OWN_TRIP = { status: 403, code: 'own_trip' };
const NOT_APPROVER = { status: 403, code: 'not_approver' };

/** The level for which a trip waits. */
export function levelOf({ status }: ModelTrip): ApprovalLevel | null {
  if (status === 'waiting_level_1_approval') return 1;
  return status === 'waiting_level_2_approval' ? 2 : null;
}

interface Decision {
  isLate: boolean;
  mayRead: boolean;
  /** For which a change of the trip waits, when it is about that. */
  level?: ApprovalLevel | null;
}

/** Who decides on a trip, by rules in plain code. */
export class ApprovalRules {
  readonly staff: Staff;
  readonly #people: readonly Person[];

  constructor(people: readonly Person[], staff: Staff) {
    this.#people = people;
    this.staff = staff;
  }

  isAway(person: Person): boolean {
    return this.staff.away.has(this.#people.indexOf(person));
  }

  isNamed(person: Person): boolean {
    const index = this.#people.indexOf(person);
    return index === this.staff.named[1] || index === this.staff.named[2];
  }

  /** Whether the person may be asked as an approver, or in the place of one. */
  mayBeAsked(person: Person): boolean {
    return this.isNamed(person) || (this.#isDelegate(person) && this.staff.delegating.size > 0);
  }

  /** What a former delegate still reads is a test of its own. */
  mayStillRead(person: Person): boolean {
    return this.isNamed(person) || this.#isDelegate(person);
  }

  #isDelegate(person: Person): boolean {
    return person === this.#people[PERSON_INDEX.free];
  }

  decides(person: Person, trip: ModelTrip, level: ApprovalLevel | null = levelOf(trip)): boolean {
    if (level === null) return false;
    return this.#decidersOf(trip, level).includes(person) || isSiteAdminOf(trip, person);
  }

  /** One of those who decide now. */
  deciderOf(trip: ModelTrip, level: ApprovalLevel | null = levelOf(trip)): Person | undefined {
    return level === null ? undefined : this.#decidersOf(trip, level)[0];
  }

  /** Up to which level the approval of a person who decides now is one. */
  upTo(person: Person, trip: ModelTrip, level: ApprovalLevel | null = levelOf(trip)): ApprovalLevel {
    const { levels } = trip.traveler;
    return levels.includes(2) && this.decides(person, trip, 2) ? 2 : (level ?? 1);
  }

  /** What a person is answered who decides on what they have seen. */
  answerTo(person: Person, trip: ModelTrip, { isLate, mayRead, level = levelOf(trip) }: Decision) {
    if (!mayRead) return NOT_FOUND;
    if (level === null) return WITHHELD;
    if (this.decides(person, trip, level)) return isLate ? OVERDUE : DONE;
    const managesCompany = person.role === 'company-admin' || person.role === 'site-admin';
    const couldDecide = this.isNamed(person) || managesCompany;
    return couldDecide && isInvolved(person, trip) ? OWN_TRIP : NOT_APPROVER;
  }

  /** Whether a person is left at each level who could approve what one more person asks for. */
  canBeApproved(trip: ModelTrip, by: Person): boolean {
    const asked = { ...trip, requestedBy: [...trip.requestedBy, by] };
    return trip.traveler.levels.every((level) =>
      this.#chosenFor(asked, level).some((person) => this.isNamed(person) || person.role === 'company-admin'),
    );
  }

  /** Those named at this level or above, the lowest first, else a company-admin, else a site-admin; and the delegate. */
  #decidersOf(trip: ModelTrip, level: ApprovalLevel): readonly Person[] {
    const chosen = this.#chosenFor(trip, level);
    const isRepresented = chosen.some((person) => this.staff.delegating.has(this.#people.indexOf(person)));
    const delegate = this.#people[PERSON_INDEX.free];
    return isRepresented && delegate && !isInvolved(delegate, trip) ? [...chosen, delegate] : chosen;
  }

  #chosenFor(trip: ModelTrip, level: ApprovalLevel): readonly Person[] {
    const able = this.#people.filter(
      (person) => person.companyId === trip.companyId && !this.isAway(person) && !isInvolved(person, trip),
    );
    for (const at of [1, 2] as const) {
      const named = this.#people[this.staff.named[at]];
      if (at >= level && named && able.includes(named)) return [named];
    }
    const admins = able.filter(({ role }) => role === 'company-admin');
    return admins.length > 0 ? admins : able.filter(({ role }) => role === 'site-admin');
  }
}

/** Site-admins who act as the company decide on all its trips but their own. */
function isSiteAdminOf(trip: ModelTrip, person: Person): boolean {
  return person.role === 'site-admin' && person.companyId === trip.companyId && !isInvolved(person, trip);
}

function isInvolved(person: Person, { traveler, requestedBy }: ModelTrip): boolean {
  return person === traveler || requestedBy.includes(person);
}
