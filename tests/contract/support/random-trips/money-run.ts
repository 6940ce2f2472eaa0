import { deepStrictEqual } from 'node:assert';
import type { Trip, TripList } from '#domain/contract.ts';
import { listWaitingMails } from '#server/features/mails/mail-repository.ts';
import type { ContractApp } from '../contract-app.ts';
import { setColumns } from '../set-columns.ts';
import type { ModelTrip } from './model-trip.ts';
import { Reckoner, type Reckoning } from './reckoning.ts';
import { readSupplierBooks } from './supplier-books.ts';
import type { TripCaller } from './trip-caller.ts';
import type { TripCommand } from './trip-commands.ts';
import { PERSON_INDEX, type Person } from './trip-people.ts';
import type { TripsModel } from './trips-model.ts';

interface Surroundings {
  opened: ContractApp;
  caller: TripCaller;
  model: TripsModel;
  people: readonly Person[];
}

/** What trips say about money, with what it comes to by the books of their suppliers. */
export class MoneyRun {
  readonly #at: Surroundings;
  readonly #reckoner = new Reckoner();
  /** What was compared last with the page of each trip. */
  readonly #seen = new Map<string, string>();

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  /** The fee of the company for trips from now on. */
  async chargeFee({ fee }: Pick<Extract<TripCommand, { type: 'chargeFee' }>, 'fee'>): Promise<void> {
    const { companyId } = this.#person(PERSON_INDEX.admin);
    this.#at.model.bookingFees.set(companyId, fee);
    await setColumns(this.#at.opened.db, 'companies', companyId, {
      booking_fee_amount: fee?.amount ?? null,
      booking_fee_currency: fee?.currency ?? null,
    });
  }

  /** Compares every list, and the page of each trip about which something has changed. */
  async compare(): Promise<void> {
    const { opened, model } = this.#at;
    const books = await readSupplierBooks(opened.db);
    for (const reader of [this.#person(PERSON_INDEX.admin), this.#person(PERSON_INDEX.stranger)]) {
      const trips = model.trips.filter(({ companyId }) => companyId === reader.companyId);
      if (trips.length === 0) continue;
      const rows = await this.#list(reader);
      for (const trip of trips) {
        const reckoning = this.#reckoner.reckon(trip, books);
        const row = rows.get(trip.id);
        deepStrictEqual(
          row?.total,
          { amount: reckoning.total, currency: 'CHF' },
          `the list row of ${trip.id}`,
        );
        await this.#comparePage(reader, trip, { reckoning, version: row.version });
      }
    }
  }

  /** Of every mail with prices, the lines add up. */
  async compareMails(): Promise<void> {
    const { db, keys } = this.#at.opened.deps;
    for (const { text } of await listWaitingMails(db, keys)) {
      const [, section = ''] = text.split('\n\nPrice\n');
      const lines = section.split('\n\n', 1)[0]?.split('\n') ?? [];
      const total = lines.findIndex((line) => /otal: CHF/.test(line));
      if (total < 0) continue;
      const costs = lines.slice(0, total).filter((line) => !line.startsWith('  Requested: '));
      const added = costs.reduce((so, line) => so + francsIn(line), 0);
      deepStrictEqual([added, costs], [francsIn(lines[total]), costs], text);
    }
  }

  async #list(reader: Person): Promise<Map<string, TripList['docs'][number]>> {
    const rows: TripList['docs'] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await this.#at.caller.call(reader, { url: `/api/trips?page=${page}` });
      const { docs, totalPages } = body as TripList; // the contract has checked it
      rows.push(...docs);
      if (page >= totalPages) return new Map(rows.map((row) => [row._id, row]));
    }
  }

  async #comparePage(
    reader: Person,
    { id, parts }: ModelTrip,
    { reckoning, version }: { reckoning: Reckoning; version: number },
  ): Promise<void> {
    const known = JSON.stringify([version, reckoning]);
    if (this.#seen.get(id) === known) return;
    const { body } = await this.#at.caller.call(reader, { url: `/api/trips/${id}` });
    deepStrictEqual(
      saidBy(body as Trip),
      reckoning,
      `the page of ${id}: ${parts.map(({ status }) => status)}`,
    );
    this.#seen.set(id, known);
  }

  #person(index: number): Person {
    const person = this.#at.people[index];
    if (!person) throw new Error(`There is no person ${index}`);
    return person;
  }
}

function saidBy({ total, bookingInfo, parts, changes = [] }: Trip): Reckoning {
  return {
    total: total.asked.amount,
    requested: total.requested?.amount ?? null,
    bookingFee: bookingInfo.bookingFee ?? null,
    parts: parts.map(({ price, penalty, refund, ...part }) => ({
      price: price.asked,
      penalty: penalty?.amount ?? 0,
      // What is not paid on site any more is given back, too.
      refund: (refund?.amount ?? 0) + (('unpaid' in part && part.unpaid?.waived.amount) || 0),
    })),
    changeFees: changes.flatMap(({ status, penalty }) => (status === 'done' ? penalty.amount : [])),
  };
}

/** A fee in another currency is not part of the total. */
function francsIn(line = ''): number {
  const [, francs = '0', cents = '00'] = /: CHF ([\d,]+)\.(\d\d)/.exec(line) ?? [];
  return Number(francs.replaceAll(',', '') + cents);
}
