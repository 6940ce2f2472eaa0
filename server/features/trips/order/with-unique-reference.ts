import type { Trip } from '#domain/contract.ts';
import { isReferenceTaken } from './order-repository.ts';

/** The number of references to try when one is in use. */
const ATTEMPTS = 5;

/** Stores a trip and retries with other short references until one is unused. */
export async function withUniqueReference(store: () => Promise<Trip>): Promise<Trip> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store();
    } catch (error) {
      if (!isReferenceTaken(error) || attempt >= ATTEMPTS) throw error;
    }
  }
}
