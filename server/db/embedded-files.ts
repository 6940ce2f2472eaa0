import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];

/** How PostgreSQL reports a fatal error. */
const LAST_WORDS = /\b(?:PANIC|FATAL): +(.*)/;

/**
 * The files of an embedded database. A PostgreSQL that can't write its log aborts; PGlite runs it on, and the next
 * statement waits for ever for a lock that no process holds any more, and the whole process with it. So the process ends
 * inside the call that aborts.
 */
export class EmbeddedFiles extends NodeFS {
  lastWords: string | undefined;

  override async init(pglite: PGlite, options: InitOptions) {
    return await super.init(pglite, {
      ...options,
      printErr: (line: string) => {
        this.lastWords = LAST_WORDS.exec(line)?.[1] ?? this.lastWords;
      },
      onAbort: () => {
        // Opening and closing report their own errors.
        if (pglite.ready) this.#endProcess();
      },
    });
  }

  #endProcess(): never {
    console.error(
      `The embedded database has given up: ${this.lastWords ?? 'it gave no reason'}. What was saved is kept: start the server again when the cause is removed.`,
    );
    process.exit(1);
  }
}
