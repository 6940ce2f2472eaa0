import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';

const WRITES: ReadonlySet<string> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'RawNode',
]);

/** Stops the server after so many writes, as when its process ends between two of them. */
export class EndingWrites implements KyselyPlugin {
  /** Null while it still runs. */
  #left: number | null = null;

  /** The answer to a request during which the server ends after so many writes. */
  async during<Answer>(writes: number, ask: () => Promise<Answer>): Promise<Answer> {
    this.#left = writes;
    try {
      return await ask();
    } finally {
      this.#left = null;
    }
  }

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    if (this.#left === null) return node;
    if (this.#left === 0) throw new Error('The process ends');
    if (WRITES.has(node.kind)) this.#left -= 1;
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    return result;
  }
}
