import type { Kysely } from 'kysely';
import type { BookingDraft, DraftKind } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';

/** Identifies a draft by user, company and flow. */
export interface DraftName {
  userId: string;
  companyId: string;
  flow: DraftKind;
}

export async function findDraft(db: Kysely<Database>, name: DraftName): Promise<BookingDraft | undefined> {
  const row = await db
    .selectFrom('booking_drafts')
    .select(['revision', 'chart_version as chartVersion', 'snapshot', 'sent_order as order'])
    .select('saved_at as savedAt')
    .where('user_id', '=', name.userId)
    .where('company_id', '=', name.companyId)
    .where('flow', '=', name.flow)
    .executeTakeFirst();
  if (!row) return undefined;
  const { order, snapshot, savedAt, ...draft } = row;
  const content = { ...draft, snapshot: { ...snapshot }, ...(order && { order }) };
  return { ...content, flow: name.flow, savedAt: savedAt.toISOString() };
}

export interface DraftContent {
  chartVersion: number;
  /** The state of the flow as JSON text. */
  snapshot: string;
  /** The order as JSON text; null while nothing is ordered. */
  order: string | null;
  savedAt: Date;
}

/** Replaces the draft of that revision, which is 0 when there is none; false when the stored revision differs. */
export async function replaceDraft(
  db: Kysely<Database>,
  { userId, companyId, flow }: DraftName,
  revision: number,
  draft: DraftContent,
): Promise<boolean> {
  const content = {
    revision: revision + 1,
    chart_version: draft.chartVersion,
    snapshot: draft.snapshot,
    sent_order: draft.order,
    saved_at: draft.savedAt,
  };
  if (revision === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('booking_drafts')
      .values({ user_id: userId, company_id: companyId, flow, ...content })
      .onConflict((conflict) => conflict.columns(['user_id', 'company_id', 'flow']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('booking_drafts')
    .set(content)
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('flow', '=', flow)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the draft of that revision; false when the stored revision differs. */
export async function deleteDraft(
  db: Kysely<Database>,
  { userId, companyId, flow }: DraftName,
  revision: number,
): Promise<void> {
  await db
    .deleteFrom('booking_drafts')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('flow', '=', flow)
    .where('revision', '=', revision)
    .execute();
}

/** Drafts are deleted this many days after they were last saved. */
export const DRAFT_KEPT_DAYS = 30;

export async function deleteOldDrafts(db: Kysely<Database>, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - DRAFT_KEPT_DAYS * 24 * 60 * 60 * 1000);
  await db.deleteFrom('booking_drafts').where('saved_at', '<', longAgo).execute();
}
