import type { Trip } from '#domain/contract.ts';
import { isReferenceTaken } from './order-repository.ts';

/** How often another short reference is tried when one is taken. */
const ATTEMPTS = 5;

/** Stores a trip, each time under another short reference, until one is free. */
export async function withUniqueReference(store: () => Promise<Trip>): Promise<Trip> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store();
    } catch (error) {
      if (!isReferenceTaken(error) || attempt >= ATTEMPTS) throw error;
    }
  }
}
