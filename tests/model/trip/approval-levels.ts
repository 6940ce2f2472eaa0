import type { Kysely } from 'kysely';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { Database } from '#server/db/schema.ts';
import { NO_RULES } from '#tests/support/policy-examples.ts';

const FRANC = { amount: 100, currency: 'CHF' };

/** Of a policy of hotels: every booking has to be approved at these levels. */
function thresholdsOf(levels: readonly ApprovalLevel[]) {
  return {
    level1Threshold: levels.includes(1) ? FRANC : undefined,
    level2Threshold: levels.includes(2) ? FRANC : undefined,
  };
}

/** From now on the policies of a company require only these approvals. */
export async function saveApprovalLevels(
  db: Kysely<Database>,
  companyId: string,
  levels: readonly ApprovalLevel[],
): Promise<void> {
  await db
    .updateTable('travel_policies')
    .set({ hotel: JSON.stringify({ ...NO_RULES.hotel, ...thresholdsOf(levels) }) })
    .where('company_id', '=', companyId)
    .execute();
}
