import type { ErrorCode } from '#domain/contract.ts';
import { findChangeSubmission } from '#domain/part-change/part-change.ts';
import type { SendInput, SubmitOutcome } from '#machines/change-review/change-review-setup.ts';
import type { Api } from '../../api/client.ts';
import { changePart } from '../../api/part-change-requests.ts';
import { refusalCode } from './to-outcome.ts';

/** Refusals that leave the outcome of the change open, or after which it may be sent again unchanged. */
const UNDECIDED: ReadonlySet<ErrorCode> = new Set([
  'password_change_required',
  'conflict',
  'too_many_requests',
  'too_many_calls',
]);

/** Sends a change. Only what the server itself refuses is a refusal; everything else leaves it unclear. */
export async function sendChange(api: Api, { changes, change }: SendInput): Promise<SubmitOutcome> {
  try {
    const trip = await changePart(api, changes, change);
    return { type: 'taken', change: findChangeSubmission(trip, changes.partId) };
  } catch (error) {
    const code = refusalCode(error);
    return code === null || UNDECIDED.has(code) ? { type: 'unclear' } : { type: 'refused', code };
  }
}
