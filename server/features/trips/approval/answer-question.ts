import type { Trip } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { findAnswer, openQuestions } from '../page/questions.ts';
import { isInvolvedIn } from '../trip-people.ts';
import { recordTripEvent } from '../trip-state-repository.ts';
import { type ConversingCaller, converse, reportTo } from './converse.ts';

interface AnswerToGive {
  tripId: string;
  questionId: string;
  text: string;
}

/** Answers a question of an approver while the decision is open; the first answer counts. */
export async function answerQuestion(
  deps: Deps,
  caller: ConversingCaller,
  { tripId, questionId, text }: AnswerToGive,
): Promise<Trip> {
  return await converse(deps, caller, { tripId, audit: 'trip.questionAnswered' }, async (conversing) => {
    const { db, row, viewer, cause } = conversing;
    const question = row.events.find(({ id, kind }) => id === questionId && kind === 'questionAsked');
    if (!question) throw new DomainError('not_found', 'The trip has no such question.');
    if (!isInvolvedIn(row, viewer)) {
      throw new DomainError(
        'forbidden',
        'Only travellers, and the person who requested the trip, can answer.',
      );
    }
    const answer = findAnswer(row, questionId);
    if (answer?.user_id === viewer.signedIn.userId && answer.details.comment === text) return false;
    if (answer) throw new DomainError('action_withheld', 'The question has already been answered.');
    if (!openQuestions(row).includes(question)) {
      throw new DomainError(
        'action_withheld',
        'The decision has been made, so the question can no longer be answered.',
      );
    }
    const { changeId, asker } = question.details;
    const details = { comment: text, questionId, changeId };
    await recordTripEvent(db, { tripId, kind: 'questionAnswered', details }, cause);
    await reportTo(deps, conversing, { changeId, kind: 'questionAnswered', asker });
    return true;
  });
}
