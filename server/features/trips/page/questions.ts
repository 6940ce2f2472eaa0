import type { ApprovalQuestion } from '#domain/contract.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';
import { waitingLevel } from '#machines/trip/approval-region.ts';
import { toInstant } from '../part-mapper.ts';
import { isInvolvedIn } from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';

type EventRow = TripRow['events'][number];

export function openQuestions(row: TripRow): EventRow[] {
  return row.events.filter((event) => event.kind === 'questionAsked' && isOpen(row, event));
}

export function questionsAbout(row: TripRow, changeId: string | undefined): EventRow[] {
  return openQuestions(row).filter(({ details }) => details.changeId === changeId);
}

export function findAnswer({ events }: TripRow, questionId: string): EventRow | undefined {
  return events.find(({ kind, details }) => kind === 'questionAnswered' && details.questionId === questionId);
}

export function toQuestions(row: TripRow, viewer: TripViewer | null): ApprovalQuestion[] {
  const answers = viewer !== null && isInvolvedIn(row, viewer);
  return openQuestions(row).map((event) => {
    const { onBehalfOf, changeId } = event.details;
    const answer = findAnswer(row, event.id);
    return {
      ...toStatement(event),
      _id: event.id,
      onBehalfOf,
      changeId,
      answer: answer ? toStatement(answer) : undefined,
      mayAnswer: answers && !answer ? true : undefined,
    };
  });
}

function toStatement({ at, details, first_name, last_name }: EventRow) {
  const by = { firstName: first_name ?? '', lastName: last_name ?? '' };
  return { text: details.comment ?? '', at: toInstant(at), by };
}

function isOpen(row: TripRow, { id, details: { changeId } }: EventRow): boolean {
  if (changeId !== undefined) {
    return row.changes.some((change) => change.id === changeId && waitingLevel(change.status) !== null);
  }
  const asked = row.events.findLastIndex(({ kind }) => REQUEST_KINDS.has(kind));
  const isSince = row.events.findIndex((event) => event.id === id) > asked;
  return isSince && waitingLevel(row.status) !== null;
}
