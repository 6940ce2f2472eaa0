import { deepStrictEqual } from 'node:assert';
import type { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import type { ContractApp } from '../contract-app.ts';
import { ApprovalRules, fullStaff } from './approval-rules.ts';
import { CancelRun } from './cancel-run.ts';
import { isChangeCommand } from './change-commands.ts';
import { isOverChange } from './change-model.ts';
import { ChangeRun } from './change-run.ts';
import { DecideRun } from './decide-run.ts';
import { DeskModel, NOTHING_PRACTISED } from './desk-model.ts';
import { JobRun } from './job-run.ts';
import { LookRun } from './look-run.ts';
import { isBusy } from './model-trip.ts';
import { MoneyRun } from './money-run.ts';
import type { Moves } from './moves.ts';
import { OrderRun } from './order-run.ts';
import { isRequestCommand } from './request-commands.ts';
import { RequestRun } from './request-run.ts';
import { TripCaller } from './trip-caller.ts';
import { FEE, LONGEST_OFFSET_MINUTES, type PracticeSwitches, type TripCommand } from './trip-commands.ts';
import { PERSON_INDEX, type Person, resetTrips } from './trip-people.ts';
import { contradictions, tripsReader, unaccounted, viewModel, viewTrips } from './trip-view.ts';
import { TripsModel } from './trips-model.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
interface World {
  opened: ContractApp;
  suppliers: FaultySuppliers;
  people: readonly Person[];
  /** What all runs together have reached. */
  moves: Moves;
}

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
  readonly #jobs: JobRun;
  readonly #money: MoneyRun;
  readonly #rules: ApprovalRules;
  readonly #readStored: ReturnType<typeof tripsReader>;

  private constructor({ opened, suppliers, people, moves }: World) {
    this.#opened = opened;
    this.#suppliers = suppliers;
    this.#people = people;
    this.#readStored = tripsReader(opened.db);
    this.#desk = new DeskModel(() => opened.clock.now().getTime());
    this.#model = new TripsModel(this.#desk, moves);
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
    this.#jobs = new JobRun({ ...surroundings, opened });
    this.#money = new MoneyRun({ ...surroundings, opened });
  }

  static async start(world: World): Promise<TripRun> {
    const { opened, suppliers } = world;
    await resetTrips(opened.db);
    opened.discardJobs();
    suppliers.forgetFaults();
    const run = new TripRun(world);
    await run.#decisions.nameApprovers();
    await run.#decisions.limitChanges({ francs: null });
    await run.#money.chargeFee({ fee: FEE });
    for (const approver of [1, 2] as const) {
      await run.#decisions.setActive({ type: 'setActive', approver, active: true });
      await run.#decisions.delegate({ type: 'delegate', approver, on: false });
    }
    return run;
  }

  /** Throws when answers, charts, database, supplier and model disagree afterwards. */
  async perform(command: TripCommand): Promise<void> {
    await this.#do(command);
    this.#jobs.take();
    await this.#compare();
    await this.#looks.readNext();
  }

  /** When all work is done, nothing is under way; and a day later, nothing is held. */
  async finish(): Promise<void> {
    await this.#settle();
    // A trip that was ordered by a clock that was put back since waits longer than a day.
    const clockOffsetMinutes = LONGEST_OFFSET_MINUTES + DAY_MINUTES;
    await this.#practise({ ...NOTHING_PRACTISED, clockOffsetMinutes });
    this.#opened.clock.advance(DAY_MINUTES * MINUTE);
    await this.#settle();
    await this.#money.compareMails();
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
    await this.#jobs.settle();
    await this.#compare();
  }

  async #do(command: TripCommand): Promise<void> {
    // Who has left the company can't sign in.
    if ('by' in command && command.by !== null && this.#rules.isAway(this.#person(command.by))) return;
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
      case 'limitChanges':
        return await this.#decisions.limitChanges(command);
      case 'chargeFee':
        return await this.#money.chargeFee(command);
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
      case 'wait':
        return this.#opened.clock.advance(command.minutes * MINUTE);
      case 'lose':
        return this.#lose(command);
      default:
        return await this.#jobs.perform(command);
    }
  }

  #lose({ call, what }: Extract<TripCommand, { type: 'lose' }>): void {
    this.#suppliers.next(call, what);
    this.#desk.lose(call, what);
  }

  /** What is held without anybody knowing, so that the order is refused, and may be sent again. */
  async #orderUnheard(order: Extract<TripCommand, { type: 'orderUnheard' }>): Promise<void> {
    await this.#do({ type: 'lose', call: 'hold', what: 'answerLost' });
    await this.#do({ type: 'lose', call: 'lookUp', what: 'callLost' });
    await this.#orders.place({ ...order, type: 'order' });
  }

  async #practise(switches: PracticeSwitches): Promise<void> {
    const admin = this.#person(PERSON_INDEX.admin);
    await this.#caller.practise(admin, switches);
    this.#desk.practise(admin.companyId, switches);
  }

  #person(index: number): Person {
    const person = this.#people[index];
    if (!person) throw new Error(`There is no person ${index}`);
    return person;
  }

  async #compare(): Promise<void> {
    const stored = await this.#readStored();
    deepStrictEqual(viewTrips(stored), viewModel(this.#model, this.#desk));
    deepStrictEqual(contradictions(stored), []);
    await this.#money.compare();
  }
}
