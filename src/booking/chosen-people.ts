import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { Session } from '#machines/session/session-machine.ts';

type PeopleByCompany = ReadonlyMap<string, readonly BookingTraveler[]>;

/** A query client lives as long as its person is signed in, and so does the choice. */
const choices = new WeakMap<QueryClient, PeopleByCompany>();
const listeners = new Set<() => void>();
const NO_ONE: readonly BookingTraveler[] = [];

export function chosenPeople(client: QueryClient, companyId: string): readonly BookingTraveler[] {
  return choices.get(client)?.get(companyId) ?? NO_ONE;
}

export function choosePeople(
  client: QueryClient,
  companyId: string,
  people: readonly BookingTraveler[],
): void {
  choices.set(client, new Map(choices.get(client)).set(companyId, people));
  for (const listener of listeners) listener();
}

export function useChosenPeople(companyId: string): readonly BookingTraveler[] {
  const client = useQueryClient();
  return useSyncExternalStore(subscribe, () => chosenPeople(client, companyId));
}

export function choosesPeople({ companyUser }: Session): boolean {
  return companyUser.role === 'travel-arranger';
}

/**
 * The travelers of a new search: the chosen colleagues of an arranger, otherwise the user, in a company that they
 * belong to.
 */
export function usePresetTravelers(session: Session): readonly BookingTraveler[] {
  const { companyUser, company } = session;
  const chosen = useChosenPeople(company._id);
  if (choosesPeople(session)) return chosen;
  if (companyUser.company !== company._id) return NO_ONE;
  const { _id, user } = companyUser;
  const { firstName, lastName } = user;
  return [{ _id, firstName, lastName }];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
