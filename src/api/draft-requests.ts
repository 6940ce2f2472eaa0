import type { BookingDraft, BookingDraftRequest, BookingFlow } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { dataOf } from './errors.ts';

/** Where the person has left a booking; null when there is none. */
export async function loadDraft(api: Api, flow: BookingFlow): Promise<BookingDraft | null> {
  const draft = await dataOf(api.http.GET('/api/booking/drafts/{flow}', { params: { path: { flow } } }));
  return draft ?? null;
}

export async function saveDraft(api: Api, flow: BookingFlow, draft: BookingDraftRequest): Promise<void> {
  await dataOf(api.http.PUT('/api/booking/drafts/{flow}', { params: { path: { flow } }, body: draft }));
}

export async function deleteDraft(api: Api, flow: BookingFlow): Promise<void> {
  await dataOf(api.http.DELETE('/api/booking/drafts/{flow}', { params: { path: { flow } } }));
}
