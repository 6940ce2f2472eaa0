import type { QuestionToTraveler, Trip } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { questionsAbout } from '../page/questions.ts';
import { decidersAt } from '../trip-people.ts';
import { recordTripEvent } from '../trip-state-repository.ts';
import { type ConversingCaller, converse, reportTo } from './converse.ts';
import { refuseWithheld } from './decide.ts';
import { findWaitingSubject } from './waiting-subject.ts';

const MOST_QUESTIONS = 10;

interface QuestionToAsk extends QuestionToTraveler {
  tripId: string;
  key: string;
}

/**
 * Once per idempotency key. The trip's version and deadline stay the same, because a question decides
 * nothing.
 */
export async function askTraveler(
  deps: Deps,
  caller: ConversingCaller,
  { tripId, key, text, changeId }: QuestionToAsk,
): Promise<Trip> {
  return await converse(deps, caller, { tripId, audit: 'trip.questionAsked' }, async (conversing) => {
    const { db, row, viewer, cause } = conversing;
    const { userId, companyUserId } = viewer.signedIn;
    const subject = findWaitingSubject(row, viewer, changeId);
    const asked = row.events.find(({ user_id, details }) => user_id === userId && details.key === key);
    if (asked) {
      if (asked.details.comment !== text || asked.details.changeId !== changeId) throw keyReused();
      return false;
    }
    refuseWithheld(subject, { action: 'approve' });
    if (questionsAbout(row, changeId).length >= MOST_QUESTIONS) {
      throw new DomainError('action_withheld', `At most ${MOST_QUESTIONS} questions can be asked.`);
    }
    const decider = decidersAt(row, subject.level ?? 1).find(({ _id }) => _id === companyUserId);
    const { onBehalfOf } = decider ?? {};
    const details = {
      comment: text,
      key,
      asker: companyUserId,
      changeId,
      onBehalfOf,
    };
    await recordTripEvent(db, { tripId, kind: 'questionAsked', details }, cause);
    await reportTo(deps, conversing, { changeId, kind: 'questionAsked' });
    return true;
  });
}

function keyReused(): DomainError {
  return new DomainError('idempotency_key_reused', 'The key was used for another question. Use a new one.');
}
