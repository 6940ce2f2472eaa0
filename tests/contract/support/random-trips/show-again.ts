import { deepStrictEqual } from 'node:assert';
import type { PartSpec } from '../practice-offers.ts';
import type { DeskModel } from './desk-model.ts';
import { offeredPrice } from './ordered-offers.ts';
import type { TripCaller } from './trip-caller.ts';
import { PERSON_INDEX, type Person } from './trip-people.ts';

interface Surroundings {
  caller: TripCaller;
  desk: DeskModel;
  people: readonly Person[];
}

interface ShownOffers {
  traveler: Person;
  wanted: readonly PartSpec[];
  offers: readonly string[];
}

/**
 * Prices offers again while all prices are so many percent higher, and compares the price from which the tolerance
 * counts afterwards. Only the company of the admin has such switches.
 */
export async function showAgain(
  { caller, desk, people }: Surroundings,
  percent: number | null,
  { traveler, wanted, offers }: ShownOffers,
): Promise<readonly string[]> {
  const { companyId } = traveler;
  const admin = people[PERSON_INDEX.admin];
  if (percent === null || admin?.companyId !== companyId) return offers;
  const before = desk.switchesOf(companyId);
  const during = { ...before, priceChangePercent: percent };
  await caller.practise(admin, during);
  desk.practise(companyId, during);
  const shown = [];
  for (const [index, part] of wanted.entries()) {
    const offer = offers[index] ?? '';
    const again = await caller.priceAgain(traveler, part.kind, offer);
    deepStrictEqual(again === null, desk.unsold(part, companyId) !== null);
    const base = again === null ? null : desk.baseAfter(part, { companyId, seen: offeredPrice({ offer }) });
    if (again !== null) deepStrictEqual(offeredPrice({ offer: again }), base);
    shown.push(again ?? offer);
  }
  await caller.practise(admin, before);
  desk.practise(companyId, before);
  return shown;
}
