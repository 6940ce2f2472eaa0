import type { ApprovalQuestion, Trip } from '#domain/contract.ts';
import { withoutDecision } from './approval-texts.ts';
import { afterSilence, type ChangeNews } from './change-texts.ts';
import { type MailReader, nameText } from './mail-reader.ts';

export function questionText(trip: Trip, reader: MailReader): string[] {
  return [...asked(lastAsked(trip, undefined), 'the trip'), withoutDecision(trip, reader)];
}

export function changeQuestionText(news: ChangeNews): string[] {
  const { trip, change } = news;
  return [...asked(lastAsked(trip, change._id), `the change of ${change.before.title}`), afterSilence(news)];
}

export function answerText(trip: Trip, reader: MailReader): string[] {
  const mayDecide = trip.allowedActions.includes('approve');
  return [...answered(lastAnswered(trip, undefined), mayDecide), withoutDecision(trip, reader)];
}

export function changeAnswerText(news: ChangeNews): string[] {
  const { trip, change } = news;
  return [...answered(lastAnswered(trip, change._id), change.mayDecide === true), afterSilence(news)];
}

function asked(question: ApprovalQuestion | undefined, about: string): string[] {
  if (!question) return [];
  return [
    question.mayAnswer
      ? `Please answer a question from ${nameAsker(question)}, who decides on ${about}.`
      : `${nameAsker(question)} has asked a question before deciding on ${about}.`,
    `Question: ${question.text}`,
  ];
}

function answered(question: ApprovalQuestion | undefined, mayDecide: boolean): string[] {
  if (!question?.answer) return [];
  return [
    `${nameText(question.answer.by)} has answered the question from ${nameAsker(question)}.`,
    `Question: ${question.text}`,
    `Answer: ${question.answer.text}`,
    ...(mayDecide ? ['Open the trip to decide; this e-mail decides nothing.'] : []),
  ];
}

function nameAsker({ by, onBehalfOf }: ApprovalQuestion): string {
  return onBehalfOf ? `${nameText(by)} for ${nameText(onBehalfOf)}` : nameText(by);
}

function lastAsked({ questions = [] }: Trip, changeId: string | undefined): ApprovalQuestion | undefined {
  return questions.findLast((question) => question.changeId === changeId);
}

function lastAnswered({ questions = [], events }: Trip, changeId: string | undefined) {
  const last = events.findLast((event) => event.kind === 'questionAnswered' && event.changeId === changeId);
  return questions.find(({ _id }) => _id === last?.questionId);
}
