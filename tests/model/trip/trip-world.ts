import { randomUUIDv7 } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Trip } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus } from '#domain/trip-status.ts';
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
import { saveApprovalLevels, thresholdsOf } from './approval-levels.ts';
import { deleteBookings, doublePrices } from './hotel-books.ts';
import { orderStay, prolongStay } from './order-stay.ts';

const DAY_MINUTES = 24 * 60;

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

  /** With a traveler whose trips have to be approved at these levels. */
  static async prepare(around: Surroundings, levels: readonly ApprovalLevel[]): Promise<TripWorld> {
    const { db } = around.server.deps;
    // Frees the rooms that earlier walks have booked.
    await db.deleteFrom('embedded_units').execute();
    const companyId = await insertCompany(db, { name: `Reise ${randomUUIDv7()}` });
    const people = await insertTravelerWithApprovers(db, companyId, {
      ...thresholdsOf(levels),
    });
    const world = new TripWorld(around, people);
    // The browser has the server's time, and can be advanced.
    await around.page.clock.install({ time: around.server.clock.now() });
    return world;
  }

  /** Orders a room over HTTP, as the checkout does. */
  async order(hotel: string, levels: readonly ApprovalLevel[]): Promise<void> {
    const { token } = await openSession(this.#server.deps, this.#traveller);
    this.#trip = await orderStay(this.#server.url, this.#traveller, token, { hotel, levels });
  }

  /** Opens the page of the trip as its traveler. */
  async open(): Promise<void> {
    await this.#openAs(this.#traveller);
  }

  /** Holds calls to the hotel until a step releases or drops them. */
  hold(...names: SupplierCallName[]): void {
    this.#line.hold(this.#traveller.companyId, ...names);
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

  /** Writes a status that no event leads to yet. */
  async setPartStatus(status: PartStatus): Promise<void> {
    const { db } = this.#server.deps;
    await db.updateTable('trip_parts').set({ status }).where('trip_id', '=', this.#tripId).execute();
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

  /** What the approver whose turn it is does at the page of the trip, in the same browser. */
  async decide(button: string, comment?: string): Promise<void> {
    await this.#decide(await this.tripStatus(), button, comment);
  }

  /** The same for a change. */
  async decideOnChange(button: string, comment?: string): Promise<void> {
    await this.#decide(await this.changeStatus(), button, comment);
  }

  async #decide(status: string, button: string, comment: string | undefined): Promise<void> {
    const { page } = this;
    await this.#openAs(this.#approvers[status === 'waiting_level_2_approval' ? 2 : 1]);
    await page
      .getByRole('region', { name: /^Your decision/ })
      .getByRole('button', { name: button })
      .click();
    const dialog = page.getByRole('dialog');
    if (comment !== undefined) await dialog.getByRole('textbox').fill(comment);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toBeHidden();
    await this.open();
  }

  /** From now on, all requests have to be approved at these levels. */
  async askForApprovals(levels: readonly ApprovalLevel[]): Promise<void> {
    await saveApprovalLevels(this.#server.deps.db, this.#traveller.companyId, levels);
  }

  /** Requests another night. */
  async requestLongerStay(levels: readonly ApprovalLevel[]): Promise<void> {
    const trip = this.#trip;
    if (!trip) throw new Error('Nothing is ordered');
    const { token } = await openSession(this.#server.deps, this.#traveller);
    await prolongStay(this.#server.url, this.#traveller, token, { trip, levels });
  }

  /** Until the hotel has released its hold, so that the trip can be requested again. */
  async takeBack(): Promise<void> {
    await expect.poll(() => this.partStatus()).toBe('cancelled');
    await this.page.reload();
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

  get #tripId(): string {
    return this.#trip?._id ?? '';
  }

  async #openAs(person: Member): Promise<void> {
    const { refreshToken } = await openSession(this.#server.deps, person);
    await signInBefore(this.page.context(), this.#network, refreshToken);
    await this.page.goto(`${this.#network.origin}/trips/${this.#tripId}`);
  }
}

async function statusOf(query: { executeTakeFirst(): Promise<{ status: string } | undefined> }) {
  return (await query.executeTakeFirst())?.status ?? 'gone';
}
