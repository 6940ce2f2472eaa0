import type { Kysely } from 'kysely';
import type { BookingDraft, DraftKind } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { sealFor, unsealFrom } from '../../../db/sealed.ts';

export interface DraftName {
  userId: string;
  companyId: string;
  flow: DraftKind;
}

export async function findDraft(db: Kysely<Database>, name: DraftName): Promise<BookingDraft | undefined> {
  const row = await db
    .selectFrom('booking_drafts')
    .select([
      'revision',
      'chart_version as chartVersion',
      'sealed_snapshot as snapshot',
      'sealed_order as sealed',
    ])
    .select('saved_at as savedAt')
    .where('user_id', '=', name.userId)
    .where('company_id', '=', name.companyId)
    .where('flow', '=', name.flow)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sealed, savedAt, ...draft } = row;
  const snapshot = unsealFrom(db, `booking_drafts.sealed_snapshot ${keyOf(name)}`, draft.snapshot);
  const order = unsealFrom(db, `booking_drafts.sealed_order ${keyOf(name)}`, sealed);
  const content = { ...draft, snapshot: { ...snapshot }, order: order ?? undefined };
  return { ...content, flow: name.flow, savedAt: savedAt.toISOString() };
}

function keyOf({ userId, companyId, flow }: DraftName): string {
  return `${userId} ${companyId} ${flow}`;
}

export interface DraftContent {
  chartVersion: number;
  snapshot: object;
  order: BookingDraft['order'] | null;
  savedAt: Date;
}

/** Replaces the draft of that revision, which is 0 when there is none; false when the stored revision differs. */
export async function replaceDraft(
  db: Kysely<Database>,
  name: DraftName,
  revision: number,
  draft: DraftContent,
): Promise<boolean> {
  const { userId, companyId, flow } = name;
  const content = {
    revision: revision + 1,
    chart_version: draft.chartVersion,
    sealed_snapshot: sealFor(db, `booking_drafts.sealed_snapshot ${keyOf(name)}`, draft.snapshot),
    sealed_order: sealFor(db, `booking_drafts.sealed_order ${keyOf(name)}`, draft.order),
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

export const DRAFT_KEPT_DAYS = 30;

export async function deleteOldDrafts(db: Kysely<Database>, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - DRAFT_KEPT_DAYS * 24 * 60 * 60 * 1000);
  await db.deleteFrom('booking_drafts').where('saved_at', '<', longAgo).execute();
}
