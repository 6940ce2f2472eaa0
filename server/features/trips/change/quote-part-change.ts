import type { PartChangeQuote } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { partOffered } from '../page/change-mapper.ts';
import { toVisiblePart } from '../trip-people.ts';
import { type Changer, type PartChangeSpec, prepareChange } from './prepare-change.ts';

export async function quotePartChange(
  deps: Deps,
  context: Changer,
  requested: PartChangeSpec,
): Promise<PartChangeQuote> {
  const change = await prepareChange(deps, context, requested);
  const { row, shown, offered, before, after, difference, penalty, due, refund, onSite, lost, waivedUpTo } =
    change;
  const { levels } = offered.verdict;
  return {
    version: row.version,
    before,
    after,
    difference,
    penalty,
    due,
    refund,
    onSite,
    until: change.until.toISOString(),
    verdict: toVerdict(offered.verdict),
    approvalWaivedUpTo: waivedUpTo ?? undefined,
    approvers: change.approvers.filter(({ level }) => levels.includes(level)),
    lost,
    offered: toVisiblePart(row, partOffered(shown, offered), { ...context, now: change.terms.now }),
  };
}
