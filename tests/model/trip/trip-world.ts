import { randomUUIDv7 } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Trip } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { readCompanyClock } from '#server/features/practice/read-company-clock.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES, type PracticeSwitches } from '#server/suppliers/embedded/practice-switches.ts';
import {
  insertTravelerWithApprovers,
  type TravelerWithApprovers,
} from '#tests/contract/support/approvals.ts';
import { insertCompany, type Member } from '#tests/contract/support/records.ts';
import { openSession } from '#tests/contract/support/sessions.ts';
import type { Network } from '#tests/support/network.ts';
import type { TestServer } from '#tests/support/server.ts';
import { signInBefore } from '../sign-in-before.ts';
import { startDelayedJobs } from '../start-delayed-jobs.ts';
import type { SupplierCallName, SupplierLine } from '../supplier-line.ts';
import { saveApprovalLevels } from './approval-levels.ts';
import { deleteBookings, doublePrices } from './hotel-books.ts';
import { type HotelName, orderStay, prolongStay } from './order-stay.ts';
import { type TripFacts, tripFacts } from './trip-facts.ts';

const DAY_MINUTES = 24 * 60;
const SECOND = 'waiting_level_2_approval';

interface Surroundings {
  page: Page;
  server: TestServer;
  line: SupplierLine;
  network: Network;
}

/** The real application with a company of its own, and a traveler with one trip. */
export class TripWorld {
  readonly page: Page;
  readonly #server: TestServer;
  readonly #line: SupplierLine;
  readonly #network: Network;
  readonly #traveller: Member;
  /** By their level. */
  readonly #approvers: Record<ApprovalLevel, Member>;
  #trip: Trip | null = null;
  #switches = NO_SWITCHES;

  private constructor(
    { page, server, line, network }: Surroundings,
    { traveler, first, second }: TravelerWithApprovers,
  ) {
    this.page = page;
    this.#server = server;
    this.#line = line;
    this.#network = network;
    this.#traveller = traveler;
    this.#approvers = { 1: first, 2: second };
  }

  static async prepare(around: Surroundings): Promise<TripWorld> {
    const { db } = around.server.deps;
    // Frees the rooms that earlier walks have booked.
    await db.deleteFrom('embedded_units').execute();
    const companyId = await insertCompany(db, { name: `Reise ${randomUUIDv7()}` });
    const people = await insertTravelerWithApprovers(db, companyId, {});
    const world = new TripWorld(around, people);
    around.line.hold(companyId, 'confirm', 'change', 'lookUp', 'cancel');
    // The browser has the server's time, and can be advanced.
    await around.page.clock.install({ time: around.server.clock.now() });
    return world;
  }

  async facts(): Promise<TripFacts> {
    return await tripFacts(this.#server, this.#traveller, this.#approvers);
  }

  /** Orders a room over HTTP, as the checkout does, under policies that ask for these approvals. */
  async order(hotel: HotelName, levels: readonly ApprovalLevel[]): Promise<void> {
    await this.#askForApprovals(levels);
    const { token } = await openSession(this.#server.deps, this.#traveller);
    this.#trip = await orderStay(this.#server.url, this.#traveller, token, { hotel, levels });
    await this.open();
  }

  /** Opens the page of the trip, or the home page before, as the traveler. */
  async open(): Promise<void> {
    await this.#openAs(this.#traveller);
  }

  /** Opens the page of the trip as the approver whose turn it is. */
  async openAsApprover(): Promise<void> {
    const isSecond = [await this.tripStatus(), await this.changeStatus()].includes(SECOND);
    await this.#openAs(this.#approvers[isSecond ? 2 : 1]);
  }

  /** Lets the hotel answer. */
  async answer(name: SupplierCallName): Promise<void> {
    const call = await this.#next(name);
    call.release((await readCompanyClock(this.#server.deps, this.#traveller.companyId)).now());
  }

  /** The call never reaches the hotel. */
  async lose(name: SupplierCallName): Promise<void> {
    (await this.#next(name)).lose();
  }

  async #next(name: SupplierCallName) {
    const { companyId } = this.#traveller;
    await startDelayedJobs(this.#server.deps.db, companyId);
    return await this.#line.next(companyId, name);
  }

  async practise(switches: Partial<PracticeSwitches>): Promise<void> {
    this.#switches = { ...this.#switches, ...switches };
    await saveSwitches(this.#server.deps.db, this.#traveller.companyId, this.#switches);
  }

  async letDaysPass(days: number): Promise<void> {
    await this.practise({ clockOffsetMinutes: (this.daysPassed + days) * DAY_MINUTES });
  }

  get daysPassed(): number {
    return this.#switches.clockOffsetMinutes / DAY_MINUTES;
  }

  /** Runs the repair of every minute now. */
  async repair(): Promise<void> {
    const { db, jobs } = this.#server.deps;
    await jobs.enqueue(db, 'trips.repair', {});
  }

  /** Simulates that the hotel loses its bookings. */
  async forgetAtHotel(): Promise<void> {
    await deleteBookings(this.#server.deps.db, this.#traveller.companyId);
  }

  async tripStatus(): Promise<string> {
    const { db } = this.#server.deps;
    return statusOf(db.selectFrom('trips').select('status').where('id', '=', this.#tripId));
  }

  async partStatus(): Promise<string> {
    const { db } = this.#server.deps;
    return statusOf(db.selectFrom('trip_parts').select('status').where('trip_id', '=', this.#tripId));
  }

  async changeStatus(): Promise<string> {
    const { db } = this.#server.deps;
    return statusOf(db.selectFrom('trip_changes').select('status').where('trip_id', '=', this.#tripId));
  }

  /** Requests the cancellation of the whole trip, and reads its cost. */
  async askCancellation(): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'Cancel the whole trip' }).click();
    await expect(page.getByRole('dialog').getByLabel('Why is it cancelled?')).toBeVisible();
  }

  async confirmCancellation(): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Why is it cancelled?').fill('The meeting was moved');
    await dialog.getByRole('button', { name: /^Cancel the (trip|booking)$/ }).click();
    await expect(dialog).toBeHidden();
  }

  /** What the approver does at the open page; afterwards the traveler opens it. */
  async decide(button: string, comment?: string): Promise<void> {
    const { page } = this;
    const panel = page.getByRole('region', { name: /^Your decision/ });
    await panel.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog');
    if (comment !== undefined) await dialog.getByRole('textbox').fill(comment);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toBeHidden();
    await this.open();
  }

  /** From now on, all requests have to be approved at these levels. */
  async #askForApprovals(levels: readonly ApprovalLevel[]): Promise<void> {
    await saveApprovalLevels(this.#server.deps.db, this.#traveller.companyId, levels);
  }

  /** Requests another night. */
  async requestLongerStay(levels: readonly ApprovalLevel[]): Promise<void> {
    const trip = this.#trip;
    if (!trip) throw new Error('Nothing is ordered');
    await this.#askForApprovals(levels);
    const { token } = await openSession(this.#server.deps, this.#traveller);
    await prolongStay(this.#server.url, this.#traveller, token, { trip, levels });
    await this.open();
  }

  async requestAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'Request again' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send for approval' }).click();
    await expect(dialog).toBeHidden();
  }

  /** The held part costs more at booking than was agreed to. */
  async raisePrice(): Promise<void> {
    await doublePrices(this.#server.deps.db, this.#traveller.companyId);
  }

  close(): void {
    this.#line.letPass(this.#traveller.companyId);
  }

  /** For how many Rappen each the hotel has sold to the company, without what was cancelled. */
  async sales(): Promise<number[]> {
    const rows = await this.#server.deps.db
      .selectFrom('embedded_bookings')
      .select('price')
      .where('company_id', '=', this.#traveller.companyId)
      .where('status', '=', 'confirmed')
      .execute();
    return rows.map(({ price }) => price);
  }

  get #tripId(): string {
    return this.#trip?._id ?? '';
  }

  async #openAs(person: Member): Promise<void> {
    const { refreshToken } = await openSession(this.#server.deps, person);
    await signInBefore(this.page.context(), this.#network, refreshToken);
    const path = this.#trip ? `/trips/${this.#trip._id}` : '/';
    await this.page.goto(this.#network.origin + path);
  }
}

async function statusOf(query: { executeTakeFirst(): Promise<{ status: string } | undefined> }) {
  return (await query.executeTakeFirst())?.status ?? 'gone';
}
