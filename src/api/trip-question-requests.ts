import type { QuestionToTraveler, Trip } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

/** The same key and the same text ask once, however often they are sent. */
export async function askTraveler(
  api: Api,
  tripId: string,
  key: string,
  question: QuestionToTraveler,
): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/questions', {
      params: { path: { tripId }, header: { 'Idempotency-Key': key } },
      body: question,
    }),
  );
}

export async function answerQuestion(
  api: Api,
  path: { tripId: string; questionId: string },
  text: string,
): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/questions/{questionId}/answer', { params: { path }, body: { text } }),
  );
}
