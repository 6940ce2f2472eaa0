import { insertCard } from '../../features/cards/card-repository.ts';
import { replaceMemberships } from '../../features/loyalty/membership-repository.ts';
import { insertPassport } from '../../features/users/passport-repository.ts';
import type { LoyaltyKind } from '../people-tables.ts';
import type { DemoPerson } from './demo-people.ts';
import type { DemoWorld } from './demo-world.ts';

const TEST_CARDS = [
  ['CA', '5555555555554444'],
  ['VI', '4111111111111111'],
  ['AX', '378282246310005'],
] as const;
const PROGRAMS: Record<LoyaltyKind, readonly string[]> = {
  flight: ['LH', 'AA', 'BA', 'AF'],
  hotel: ['marriott_bonvoy', 'hilton_honors', 'accor_live_limitless'],
  car: ['SX', 'ZE', 'ZI'],
};

export async function insertProfile(
  world: DemoWorld,
  person: DemoPerson,
  userId: string,
  index: number,
): Promise<void> {
  const isShown = index < 8;
  if (isShown || world.random.once(2)) await insertOwnPassport(world, person, userId, isShown);
  if (isShown || world.random.once(3)) await insertOwnCard(world, person, userId);
  for (const kind of ['flight', 'hotel', 'car'] as const) {
    if (isShown || world.random.once(2)) await insertMembership(world, userId, kind);
  }
  if (index !== 0) return;
  await world.db
    .insertInto('other_service_information')
    .values({ id: world.newId(), user_id: userId, airline: '', text: 'Travels with a musical instrument' })
    .execute();
}

async function insertOwnPassport(
  { db, newId, random, dayIn }: DemoWorld,
  person: DemoPerson,
  userId: string,
  hasVisa: boolean,
): Promise<void> {
  const home = person.memberships[0]?.company;
  const country = home === 'northwind' ? 'GB' : home === 'logistik' ? 'DE' : 'CH';
  const [month, day] = [random.between(1, 12), random.between(1, 28)];
  const number = `X${random.between(1000000, 9999999)}`;
  const days = { issueDate: dayIn(-3, month, day), expiryDate: dayIn(7, month, day) };
  const visas = hasVisa ? [indianVisa(`V${random.between(1000000, 9999999)}`, dayIn)] : [];
  const passport = { country, number, ...days, isDefault: true, visas };
  await insertPassport(db, userId, passport, newId());
}

function indianVisa(number: string, dayIn: DemoWorld['dayIn']) {
  const days = { issueDate: dayIn(-1, 2, 1), expiryDate: dayIn(4, 2, 1) };
  return { country: 'IN', number, ...days, multipleEntries: true };
}

async function insertOwnCard(world: DemoWorld, person: DemoPerson, userId: string): Promise<void> {
  const [vendor, number] = world.random.pick(TEST_CARDS);
  await insertCard(world.db, world.keys, {
    owner: { user_id: userId },
    vendor,
    number,
    name: `${person.firstName} ${person.lastName}`,
    expiresOn: world.dayIn(world.random.between(1, 4), world.random.between(2, 12), 0),
    isDefault: true,
  });
}

async function insertMembership({ db, newId, random }: DemoWorld, userId: string, kind: LoyaltyKind) {
  const membershipNumber = `99${random.between(10000000, 99999999)}`;
  const membership = { _id: newId(), program: random.pick(PROGRAMS[kind]), membershipNumber };
  await replaceMemberships(db, { owner: { user_id: userId }, kind }, [membership]);
}
