import { deepStrictEqual } from 'node:assert';
import { vi } from 'vitest';
import type { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import type { ContractApp, WaitingJob } from '../contract-app.ts';
import { Network } from '../random-commands/network.ts';
import { NOTHING_PRACTISED } from '../random-trips/desk-model.ts';
import { TripCaller } from '../random-trips/trip-caller.ts';
import type { PracticeSwitches } from '../random-trips/trip-commands.ts';
import { PERSON_INDEX, type Person, resetTrips } from '../random-trips/trip-people.ts';
import { openSession } from '../sessions.ts';
import type { BookingCommand } from './booking-commands.ts';
import { OrderLine } from './order-line.ts';
import { PageTime, type Passing } from './page-time.ts';

const MINUTE_MS = 60_000;
/** Longer than pages wait before they reload a new trip, and then save that it was seen. */
const AWAKE_MS = 900;

type Happening = Extract<
  BookingCommand,
  { type: 'wait' | 'loseOrder' | 'loseCall' | 'practise' | 'work' | 'repair' }
>;

/**
 * The environment of the booking pages: time, the network, the server's jobs, the supplier, and the practice
 * switches.
 */
export class BookingWorld {
  readonly opened: ContractApp;
  readonly network: Network;
  readonly time = new PageTime();
  readonly line: OrderLine;
  readonly caller: TripCaller;
  readonly #suppliers: FaultySuppliers;
  readonly #people: readonly Person[];
  readonly #passing: Passing = {
    onPassed: (part) => this.opened.clock.advance(part),
    ended: () => this.network.idle(),
  };
  #jobs: WaitingJob[] = [];
  #browsers = 0;

  constructor(opened: ContractApp, suppliers: FaultySuppliers, people: readonly Person[]) {
    this.opened = opened;
    this.network = new Network(opened.app);
    this.line = new OrderLine(this.network, this.time);
    this.caller = new TripCaller(opened);
    this.#suppliers = suppliers;
    this.#people = people;
  }

  /** Resets everything; pages and server have the same time from now on. */
  async begin(): Promise<void> {
    const { db, clock } = this.opened;
    await resetTrips(db);
    await db.deleteFrom('booking_drafts').execute();
    this.opened.discardJobs();
    this.#suppliers.forgetFaults();
    this.line.begin();
    vi.stubGlobal('fetch', this.line.fetch);
    this.time.begin(clock.now());
  }

  end(): void {
    this.time.end();
  }

  person(index: number): Person {
    const person = this.#people[index];
    if (!person) throw new Error(`There is no person ${index}`);
    return person;
  }

  /** A browser in which the person is signed in, by the name of its host. */
  async openBrowser(person: Person): Promise<string> {
    this.#browsers += 1;
    const host = `browser-${this.#browsers}.example`;
    const { refreshToken } = await openSession(this.opened.deps, person);
    this.network.connect(host).current = refreshToken;
    return host;
  }

  async happen(command: Happening): Promise<void> {
    switch (command.type) {
      case 'wait':
        return await this.pass(command.minutes * MINUTE_MS);
      case 'loseOrder':
        return this.line.lose(command.what);
      case 'loseCall':
        return this.#suppliers.next(command.call, command.what);
      case 'practise':
        return await this.#practise(command.switches);
      case 'work':
        return await this.#workOff();
      case 'repair':
        await this.opened.deps.jobs.enqueue(this.opened.db, 'trips.repair', {});
        return await this.#workOff();
    }
  }

  /** Advances the time of pages and server alike, without completing pending work. */
  async pass(milliseconds: number): Promise<void> {
    await this.time.pass(milliseconds, this.#passing);
  }

  /** The same while the computer of the pages sleeps; they wake up for the last second. */
  async passAsleep(milliseconds: number): Promise<void> {
    await this.time.sleep(milliseconds - AWAKE_MS, this.#passing);
    await this.pass(AWAKE_MS);
  }

  /** From now on there are no more faults. */
  async calm(): Promise<void> {
    this.line.forgetLosses();
    this.#suppliers.forgetFaults();
    await this.#practise(NOTHING_PRACTISED);
  }

  /** True when there was work to do. */
  async workAll(): Promise<boolean> {
    this.#takeJobs();
    const hasWork = this.#jobs.length > 0;
    await this.#workOff();
    return hasWork;
  }

  async #workOff(): Promise<void> {
    this.#takeJobs();
    for (const job of this.#jobs.splice(0)) {
      const hasEnded = await job.work().then(
        () => true,
        (error: unknown) => {
          // Releases that failed are tried again.
          if (job.name === 'hold.release') return false;
          throw error;
        },
      );
      if (!hasEnded) this.#jobs.push(job);
    }
  }

  #takeJobs(): void {
    this.#jobs.push(...this.opened.takeJobs().filter(({ name }) => name !== 'mail.deliver'));
  }

  async #practise(switches: PracticeSwitches): Promise<void> {
    const body = { ...switches, failedSources: [] };
    const admin = this.person(PERSON_INDEX.admin);
    const { status } = await this.caller.call(admin, { method: 'PUT', url: '/api/practice', body });
    deepStrictEqual(status, 200);
  }
}
