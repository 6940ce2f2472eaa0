import type { NextPart } from '#domain/trip-draft/prefill.ts';
import type { LookupContext } from './kinds/next-kind.ts';
import { nextKind } from './kinds/next-kinds.ts';

/** After this time, filling in the field is faster for the user than waiting. */
const LONGEST_WAIT_MS = 3_000;

export async function resolveNextPart(next: NextPart, context: LookupContext): Promise<NextPart> {
  try {
    return await lookUpNextPart(next, context, AbortSignal.timeout(LONGEST_WAIT_MS));
  } catch {
    return next;
  }
}

export function lookUpNextPart(
  next: NextPart,
  context: LookupContext,
  signal: AbortSignal,
): Promise<NextPart> {
  return nextKind(next).lookUp(next, context, signal);
}
