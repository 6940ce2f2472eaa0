import { insertCard } from '../../features/cards/card-repository.ts';
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

/** Documents, cards and memberships: all kinds for the documented accounts, some for the others. */
export async function insertProfile(
  world: DemoWorld,
  person: DemoPerson,
  userId: string,
  index: number,
): Promise<void> {
  const isShown = index < 8;
  if (isShown || world.random.once(2)) await insertPassport(world, person, userId, isShown);
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

async function insertPassport(
  { db, newId, random, dayIn }: DemoWorld,
  person: DemoPerson,
  userId: string,
  hasVisa: boolean,
): Promise<void> {
  const home = person.memberships[0]?.company;
  const country = home === 'northwind' ? 'GB' : home === 'logistik' ? 'DE' : 'CH';
  const [month, day] = [random.between(1, 12), random.between(1, 28)];
  const passport = { id: newId(), user_id: userId, country, is_default: true };
  await db
    .insertInto('passports')
    .values({
      ...passport,
      number: `X${random.between(1000000, 9999999)}`,
      issue_date: dayIn(-3, month, day),
      expiry_date: dayIn(7, month, day),
    })
    .execute();
  if (!hasVisa) return;
  await db
    .insertInto('visas')
    .values({
      id: newId(),
      passport_id: passport.id,
      country: 'IN',
      number: `V${random.between(1000000, 9999999)}`,
      issue_date: dayIn(-1, 2, 1),
      expiry_date: dayIn(4, 2, 1),
      multiple_entries: true,
    })
    .execute();
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
  const membership_number = `99${random.between(10000000, 99999999)}`;
  const membership = { kind, program: random.pick(PROGRAMS[kind]), membership_number };
  await db
    .insertInto('loyalty_memberships')
    .values({ ...membership, id: newId(), company_id: null, user_id: userId })
    .execute();
}
