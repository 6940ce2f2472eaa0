import { type KyselyPlugin, type RootOperationNode, SelectModifierNode } from 'kysely';
import { REUSED_PLAN, reusedPlan } from '#server/db/reused-plan.ts';

const kept = reusedPlan.toOperationNode();

/**
 * Lets connections keep the plans of all statements. The same few tables are asked the same few hundred things again and
 * again in a long run, where parsing and planning is most of what they cost.
 */
export const keepEveryPlan: KyselyPlugin = {
  transformQuery: ({ node }) => withKeptPlan(node),
  transformResult: async ({ result }) => result,
};

function withKeptPlan(node: RootOperationNode): RootOperationNode {
  switch (node.kind) {
    case 'SelectQueryNode':
      return {
        ...node,
        endModifiers: [...(node.endModifiers ?? []), SelectModifierNode.createWithExpression(kept)],
      };
    case 'InsertQueryNode':
    case 'UpdateQueryNode':
    case 'DeleteQueryNode':
      return { ...node, endModifiers: [...(node.endModifiers ?? []), kept] };
    case 'RawNode':
      return {
        ...node,
        sqlFragments: node.sqlFragments.with(-1, `${node.sqlFragments.at(-1)} ${REUSED_PLAN}`),
      };
    default:
      return node;
  }
}
