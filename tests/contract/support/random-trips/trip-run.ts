import { deepStrictEqual, ok } from 'node:assert';
import type { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import type { ContractApp, WaitingJob } from '../contract-app.ts';
import { ApprovalRules, fullStaff } from './approval-rules.ts';
import { CancelRun } from './cancel-run.ts';
import { isChangeCommand } from './change-commands.ts';
import { isOverChange } from './change-model.ts';
import { ChangeRun } from './change-run.ts';
import { DecideRun } from './decide-run.ts';
import { DeskModel, NOTHING_PRACTISED } from './desk-model.ts';
import { LookRun } from './look-run.ts';
import { isBusy } from './model-trip.ts';
import { OrderRun } from './order-run.ts';
import { isRequestCommand } from './request-commands.ts';
import { RequestRun } from './request-run.ts';
import { TripCaller } from './trip-caller.ts';
import { LONGEST_OFFSET_MINUTES, type Practised, type TripCommand } from './trip-commands.ts';
import { forgetTrips, type Person, PLACES } from './trip-people.ts';
import { contradictions, tripsReader, unaccounted, viewModel, viewTrips } from './trip-view.ts';
import { TripsModel } from './trips-model.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** So many times work leads to more work, at most: every answer that is lost takes a few. */
const MOST_ROUNDS = 200;

/** One sequence of commands, done by the real server and its supplier, and by their model, side by side. */
export class TripRun {
  readonly #opened: ContractApp;
  readonly #suppliers: FaultySuppliers;
  readonly #people: readonly Person[];
  readonly #desk: DeskModel;
  readonly #model: TripsModel;
  readonly #caller: TripCaller;
  readonly #orders: OrderRun;
  readonly #cancellations: CancelRun;
  readonly #decisions: DecideRun;
  readonly #changes: ChangeRun;
  readonly #requests: RequestRun;
  readonly #looks: LookRun;
  readonly #rules: ApprovalRules;
  readonly #readStored: ReturnType<typeof tripsReader>;
  #jobs: WaitingJob[] = [];

  private constructor(opened: ContractApp, suppliers: FaultySuppliers, people: readonly Person[]) {
    this.#opened = opened;
    this.#suppliers = suppliers;
    this.#people = people;
    this.#readStored = tripsReader(opened.db);
    this.#desk = new DeskModel(() => opened.clock.now().getTime());
    this.#model = new TripsModel(this.#desk);
    this.#caller = new TripCaller(opened);
    this.#rules = new ApprovalRules(people, fullStaff());
    const surroundings = {
      db: opened.db,
      caller: this.#caller,
      suppliers,
      desk: this.#desk,
      model: this.#model,
      rules: this.#rules,
      people,
    };
    this.#orders = new OrderRun(surroundings);
    this.#cancellations = new CancelRun(surroundings);
    this.#decisions = new DecideRun(surroundings);
    this.#changes = new ChangeRun(surroundings);
    this.#requests = new RequestRun(surroundings);
    this.#looks = new LookRun(surroundings);
  }

  static async start(
    opened: ContractApp,
    suppliers: FaultySuppliers,
    people: readonly Person[],
  ): Promise<TripRun> {
    await forgetTrips(opened.db);
    opened.forgetJobs();
    suppliers.forgetFaults();
    const run = new TripRun(opened, suppliers, people);
    await run.#decisions.nameApprovers();
    for (const approver of [1, 2] as const) {
      await run.#decisions.setActive({ type: 'setActive', approver, active: true });
      await run.#decisions.delegate({ type: 'delegate', approver, on: false });
    }
    return run;
  }

  /** Throws when answers, charts, database, supplier and model disagree afterwards. */
  async perform(command: TripCommand): Promise<void> {
    await this.#do(command);
    this.#takeJobs();
    await this.#compare();
  }

  /** When all work is done, nothing is under way; and a day later, nothing is held. */
  async finish(): Promise<void> {
    await this.#settle();
    // A trip that was ordered by a clock that was put back since waits longer than a day.
    const clockOffsetMinutes = LONGEST_OFFSET_MINUTES + DAY_MINUTES;
    await this.#practise({ ...NOTHING_PRACTISED, clockOffsetMinutes });
    this.#opened.clock.advance(DAY_MINUTES * MINUTE);
    await this.#settle();
    const { trips } = this.#model;
    const pending = trips.flatMap(({ parts }) =>
      parts.filter((part) => isBusy(part) || part.status === 'held'),
    );
    const open = trips.flatMap(({ changes }) => changes.filter((change) => !isOverChange(change)));
    deepStrictEqual([...pending, ...open], []);
    deepStrictEqual(await unaccounted(this.#opened.db, this.#opened.clock.now()), []);
  }

  async #settle(): Promise<void> {
    await this.perform({ type: 'repair' });
    for (let round = 0; this.#jobs.length > 0; round += 1) {
      ok(round < MOST_ROUNDS, `There is no end to ${this.#jobs.map(({ name }) => name).join(', ')}`);
      await this.#do({ type: 'workOff' });
      this.#takeJobs();
    }
    await this.#compare();
  }

  #takeJobs(): void {
    this.#jobs.push(...this.#opened.takeJobs().filter(({ name }) => name !== 'mail.deliver'));
  }

  async #do(command: TripCommand): Promise<void> {
    // Who has left the company can't sign in.
    if ('by' in command && this.#rules.isAway(this.#person(command.by))) return;
    if (isChangeCommand(command)) return await this.#changes.perform(command);
    if (isRequestCommand(command)) return await this.#requests.perform(command);
    switch (command.type) {
      case 'order':
        return await this.#orders.place(command);
      case 'add':
        return await this.#orders.add(command);
      case 'repeatOrder':
        return await this.#orders.repeat(command.order);
      case 'orderUnheard':
        return await this.#orderUnheard(command);
      case 'reuseKey':
        return await this.#orders.reuseKey(command.order, command.day);
      case 'cancel':
        return await this.#cancellations.cancel(command);
      case 'decide':
        return await this.#decisions.decide(command);
      case 'rise':
        return await this.#decisions.rise(command);
      case 'swapApprovers':
        return await this.#decisions.swapApprovers();
      case 'setActive':
        return await this.#decisions.setActive(command);
      case 'delegate':
        return await this.#decisions.delegate(command);
      case 'quote':
        return await this.#cancellations.quote(command);
      case 'read':
        return await this.#looks.read(command);
      case 'list':
        return await this.#looks.list(command);
      case 'count':
        return await this.#looks.count(command);
      case 'practise':
        return await this.#practise(command.switches);
      default:
        return await this.#happen(command);
    }
  }

  async #happen(
    command: Extract<
      TripCommand,
      { type: 'wait' | 'lose' | 'work' | 'workOff' | 'repair' | 'clean' | 'restart' }
    >,
  ): Promise<void> {
    switch (command.type) {
      case 'wait':
        return this.#opened.clock.advance(command.minutes * MINUTE);
      case 'lose':
        this.#suppliers.next(command.call, command.what);
        return this.#desk.lose(command.call, command.what);
      case 'work': {
        const [job] = this.#jobs.splice(command.job % Math.max(this.#jobs.length, 1), 1);
        for (let time = 0; job && time < command.times; time += 1) await this.#work(job);
        return;
      }
      case 'workOff':
        for (const job of this.#jobs.splice(0)) await this.#work(job);
        return;
      case 'clean':
        return await this.#workOn('records.clean');
      case 'restart':
        this.#jobs = [];
        return await this.#workOn('trips.repair');
      case 'repair':
        return await this.#workOn('trips.repair');
    }
  }

  /** What is held without anybody knowing, so that the order is refused, and may be sent again. */
  async #orderUnheard(order: Extract<TripCommand, { type: 'orderUnheard' }>): Promise<void> {
    await this.#do({ type: 'lose', call: 'hold', what: 'answerLost' });
    await this.#do({ type: 'lose', call: 'lookUp', what: 'callLost' });
    await this.#orders.place({ ...order, type: 'order' });
  }

  async #workOn(name: 'records.clean' | 'trips.repair'): Promise<void> {
    await this.#opened.deps.jobs.enqueue(this.#opened.db, name, {});
    for (const job of this.#opened.takeJobs()) await this.#work(job);
  }

  async #work(job: WaitingJob): Promise<void> {
    const { name, payload } = job;
    if (name === 'hold.release' && 'reference' in payload && !this.#desk.bookings.has(payload.reference)) {
      // Which of two rooms was held is not known here.
      this.#suppliers.forgetFaults();
      this.#desk.forgetFaults();
    }
    const isToEnd = this.#model.work(name, payload);
    const hasEnded = await job.work().then(
      () => true,
      (error: unknown) => {
        if (name === 'hold.release') return false;
        throw error;
      },
    );
    deepStrictEqual({ name, hasEnded }, { name, hasEnded: isToEnd });
    if (!hasEnded) this.#jobs.push(job);
  }

  async #practise(switches: Practised): Promise<void> {
    const admin = this.#person(PLACES.admin);
    const body = { ...switches, failedSources: [] };
    const { status } = await this.#caller.call(admin, { method: 'PUT', url: '/api/practice', body });
    deepStrictEqual(status, 200);
    this.#desk.practise(admin.companyId, switches);
  }

  #person(place: number): Person {
    const person = this.#people[place];
    if (!person) throw new Error(`Nobody has the place ${place}`);
    return person;
  }

  async #compare(): Promise<void> {
    const stored = await this.#readStored();
    deepStrictEqual(viewTrips(stored), viewModel(this.#model, this.#desk));
    deepStrictEqual(contradictions(stored), []);
  }
}
