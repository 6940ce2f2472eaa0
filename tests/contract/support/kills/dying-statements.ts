import {
  InsertQueryNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  TableNode,
  UpdateQueryNode,
} from 'kysely';

/** Names each write before and after it is done, such as `insert trips.after`; what it is a part of is not committed yet. */
export class DyingStatements implements KyselyPlugin {
  readonly #reach: (step: string) => void;
  readonly #names = new WeakMap<object, string>();

  constructor(reach: (step: string) => void) {
    this.#reach = reach;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    const name = nameOf(node);
    if (name !== undefined) {
      this.#names.set(queryId, name);
      this.#reach(`${name}.before`);
    }
    return node;
  }

  async transformResult({
    result,
    queryId,
  }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    const name = this.#names.get(queryId);
    if (name !== undefined) this.#reach(`${name}.after`);
    return result;
  }
}

function nameOf(node: PluginTransformQueryArgs['node']): string | undefined {
  if (InsertQueryNode.is(node) && node.into) return `insert ${node.into.table.identifier.name}`;
  const isTable = UpdateQueryNode.is(node) && node.table && TableNode.is(node.table);
  return isTable && node.table ? `update ${node.table.table.identifier.name}` : undefined;
}
