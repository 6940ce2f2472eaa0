import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';

const WRITES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/**
 * Makes one write to the database fail, as when the connection or the whole server is lost at that moment.
 */
export class FailingWrites implements KyselyPlugin {
  /** How many writes are left until one fails; null when none does. */
  #left: number | null = null;
  #hasFailed = false;

  /** The write of this number, counted from now on. */
  failAt(number: number): void {
    this.#left = number;
    this.#hasFailed = false;
  }

  /** Whether the write has failed; from now on no write fails. */
  takeFailure(): boolean {
    this.#left = null;
    return this.#hasFailed;
  }

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    if (this.#left === null || !WRITES.has(node.kind)) return node;
    this.#left -= 1;
    if (this.#left > 0) return node;
    this.#left = null;
    this.#hasFailed = true;
    throw new Error('The connection is lost');
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    return result;
  }
}
