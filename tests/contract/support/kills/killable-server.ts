import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { timeSettings } from '#tests/support/fixed-today.ts';
import { UNLIMITED } from '#tests/support/unlimited.ts';
import type { ChangeTraces, TraceScope } from '../change-traces.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
/** It dies before it is any use that V8 optimizes the embedded database, which is the most that it would do. */
const BRIEFLY = ['--liftoff-only'];
const LIMIT_MS = 60_000;
const ANSWER_LIMIT_MS = 5_000;
const POLL_MS = 20;

/** What a server that is made to die is told or asked. */
export type Wish = { dieAt: string } | { bookingsOn: string } | { tracesOf: TraceScope };

/** The server as a process of its own, which ends like one whose machine ran out of memory: at once. */
export class KillableServer {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  readonly #began = performance.now();
  readonly #said: string[] = [];
  readonly #killNow = () => this.#child.kill('SIGKILL');

  private constructor([command = '', ...args]: string[], env: Record<string, string>) {
    this.#child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const output of [this.#child.stdout, this.#child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => this.#said.push(text));
    }
    this.#ended = once(this.#child, 'close');
    // Tests that are interrupted leave nothing running.
    process.once('exit', this.#killNow);
  }

  /** `launcher` is a command that runs the one that follows it. */
  static async spawn(
    settings: Record<string, string>,
    program = 'server/main.ts',
    launcher: string[] = [],
  ): Promise<KillableServer> {
    const { PATH = '' } = process.env;
    const env = {
      ...UNLIMITED,
      ...timeSettings,
      PATH,
      PORT: '0',
      DEMO: 'false',
      WARM_UP: 'false',
      LOG_LEVEL: 'warn',
      ...settings,
    };
    const command = [...launcher, process.execPath, ...BRIEFLY, path.join(ROOT, program)];
    return new KillableServer(command, env);
  }

  /** Known from when it listens. */
  get address(): URL {
    if (this.#listening === undefined) throw new Error('The server does not listen yet');
    return this.#listening;
  }

  get hasEnded(): boolean {
    return this.#child.killed || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Fulfilled when the process is gone. */
  get ended(): Promise<unknown> {
    return this.#ended;
  }

  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  /** What it has written to its outputs. */
  get lines(): string[] {
    return this.#said.join('').split('\n');
  }

  /** What it has logged as a warning or worse. */
  get warnings(): string[] {
    return this.lines.filter((line) => /^\{.*\}$/.test(line)).map((line) => JSON.parse(line).msg);
  }

  /** Milliseconds from the start of the process until it says that it is ready. */
  async ready(): Promise<number> {
    while (!(await this.#isReady())) {
      if (this.hasEnded || performance.now() - this.#began > LIMIT_MS) {
        throw new Error(`The server did not get ready: ${this.#said.join('').trim()}`);
      }
      await wait(POLL_MS);
    }
    return performance.now() - this.#began;
  }

  /** Makes the server die at a call to the suppliers, at a statement, or before an answer. */
  async dieAt(step: string): Promise<void> {
    await this.#wish({ dieAt: step });
  }

  /** What the suppliers have for what begins on this day, as this server knows it. */
  async bookingsOn(day: string): Promise<string[]> {
    return await this.#wish({ bookingsOn: day });
  }

  async tracesOf(traced: TraceScope): Promise<ChangeTraces> {
    return await this.#wish({ tracesOf: traced });
  }

  /** Asks it to stop, as supervisors do; answers its exit code. */
  async terminate(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    await this.#ended;
    process.off('exit', this.#killNow);
    return this.exitCode;
  }

  async kill(): Promise<void> {
    process.off('exit', this.#killNow);
    this.#killNow();
    await this.#ended;
  }

  /** Only a server that is made to die answers. */
  async #wish<Answer>(wish: Wish): Promise<Answer> {
    const answered = once(this.#child, 'message', { signal: AbortSignal.timeout(LIMIT_MS) });
    this.#child.send(wish);
    const [answer] = await answered;
    return answer;
  }

  get #listening(): URL | undefined {
    const [, address] = /\(listening on (\S+)\)/.exec(this.#said.join('')) ?? [];
    return address === undefined ? undefined : new URL(address);
  }

  async #isReady(): Promise<boolean> {
    if (this.#listening === undefined) return false;
    try {
      const answer = await fetch(new URL('/readyz', this.address), {
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
