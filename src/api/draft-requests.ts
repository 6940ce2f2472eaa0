import type { BookingDraft, BookingDraftRequest, BookingFlow } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { dataOf } from './errors.ts';

const PATH = '/api/booking/drafts/{flow}';

/** Where a booking was left; null when none is kept. */
export async function loadDraft(
  api: Api,
  flow: BookingFlow,
  signal: AbortSignal,
): Promise<BookingDraft | null> {
  return (await dataOf(api.http.GET(PATH, { params: { path: { flow } }, signal }))) ?? null;
}

export async function saveDraft(api: Api, flow: BookingFlow, body: BookingDraftRequest): Promise<void> {
  await dataOf(api.http.PUT(PATH, { params: { path: { flow } }, body }));
}

export async function deleteDraft(api: Api, flow: BookingFlow): Promise<void> {
  await dataOf(api.http.DELETE(PATH, { params: { path: { flow } } }));
}
