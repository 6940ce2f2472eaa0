import { randomInt } from 'node:crypto';
import type { Trip } from '#domain/contract.ts';
import { violatedConstraint } from '../../../db/violated-constraint.ts';

/** Letters and digits that are easy to tell apart when spelled on the telephone. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

const ATTEMPTS = 5;

export function itineraryRef(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

export async function withUniqueReference(store: () => Promise<Trip>): Promise<Trip> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store();
    } catch (error) {
      const isTaken = violatedConstraint(error) === 'trips_itinerary_ref_key';
      if (!isTaken || attempt >= ATTEMPTS) throw error;
    }
  }
}
