import { queryOptions } from '@tanstack/react-query';
import type { BookingDraft, BookingDraftRequest, DraftKind } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

/** The user's unfinished booking; null when there is none. */
export async function loadDraft(api: Api, flow: DraftKind): Promise<BookingDraft | null> {
  const draft = await readData(api.http.GET('/api/booking/drafts/{flow}', { params: { path: { flow } } }));
  return draft ?? null;
}

/** The unfinished booking in the company that the session acts in. */
export function draftQuery(api: Api, companyId: string, flow: DraftKind) {
  return queryOptions({
    queryKey: ['draft', companyId, flow],
    queryFn: () => loadDraft(api, flow),
  });
}

/** The draft as it is saved now; refused with `draft_changed` when it is based on another revision. */
export async function saveDraft(
  api: Api,
  flow: DraftKind,
  draft: BookingDraftRequest,
): Promise<BookingDraft> {
  return await readData(
    api.http.PUT('/api/booking/drafts/{flow}', { params: { path: { flow } }, body: draft }),
  );
}

/** Refused with `draft_changed` when the draft has another revision in the meantime. */
export async function deleteDraft(api: Api, flow: DraftKind, revision: number): Promise<void> {
  const params = { path: { flow }, query: { revision } };
  await readData(api.http.DELETE('/api/booking/drafts/{flow}', { params }));
}
