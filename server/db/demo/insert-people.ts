import { createHash } from 'node:crypto';
import { dayAfter, utcDay } from '#domain/local-time.ts';
import { foldText } from '../../features/search/fold-text.ts';
import { indexCompanyUsersOf } from '../../features/users/company-user-search-repository.ts';
import { indexUser } from '../../features/users/user-search-repository.ts';
import { drawAvatar } from './demo-avatar.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';
import type { DemoWorld } from './demo-world.ts';
import type { InsertedCompanies } from './insert-companies.ts';
import { insertProfile } from './insert-profile.ts';

const LEVEL_1 = 'approver1@alpenblick.example';
const LEVEL_2 = 'approver2@alpenblick.example';
const ADMIN = 'admin@alpenblick.example';
const HOMES = {
  engineering: ['Zug', '6300', 'CH', '+41 79 555'],
  logistik: ['Hamburg', '20457', 'DE', '+49 170 555'],
  northwind: ['London', 'EC2M 7EB', 'GB', '+44 7700 555'],
  zugvogel: ['Zug', '6300', 'CH', '+41 79 555'],
} as const;
const STREETS = ['Bahnhofstrasse', 'Gartenweg', 'Lindenstrasse', 'Seeblick', 'Mühleweg'];

export async function insertPeople(
  world: DemoWorld,
  companies: InsertedCompanies,
  passwordHash: string,
): Promise<void> {
  const members = new Map<string, string>();
  for (const [index, person] of demoPeople(world.random).entries()) {
    const userId = await insertUser(world, person, passwordHash, index);
    for (const membership of person.memberships) {
      const id = await insertMembership(world, companies, userId, person, membership);
      members.set(`${membership.company} ${person.email}`, id);
    }
    await indexUser(world.db, userId);
    await indexCompanyUsersOf(world.db, userId);
    await insertProfile(world, person, userId, index);
  }
  const memberOf = (email: string) => found(members.get(`engineering ${email}`), email);
  await nameApprovers(world, companies, memberOf(LEVEL_1), memberOf(LEVEL_2));
  await nameDelegate(world, memberOf(LEVEL_2), memberOf(ADMIN));
}

async function insertUser(world: DemoWorld, person: DemoPerson, password_hash: string, index: number) {
  const { db, newId, random } = world;
  const id = newId();
  const [home] = person.memberships;
  const [city, postal_code, country] = HOMES[home?.company ?? 'zugvogel'];
  await db
    .insertInto('users')
    .values({
      id,
      biz_cnt_key: `C-${88000 + index}`,
      email: person.email,
      email_key: foldText(person.email),
      password_hash,
      needs_password_change: person.needsPasswordChange,
      name_prefix: person.gender === 'F' ? 'ms' : 'mr',
      first_name: person.firstName,
      last_name: person.lastName,
      street: `${random.pick(STREETS)} ${random.between(1, 90)}`,
      postal_code,
      city,
      country,
      language: 'en',
      gender: person.gender,
      date_of_birth: world.dayIn(-random.between(24, 62), random.between(1, 12), random.between(1, 28)),
      private_email: `${person.firstName}.${person.lastName}@mail.example`
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .toLowerCase(),
      private_phone: `+41 78 555 ${String(1000 + index).slice(-4)}`,
      image: index < 12 || random.once(3) ? await insertAvatar(world, person.email) : null,
      seat_preference: random.pick(['A', 'W']),
      meal_preference: random.once(5) ? 'VGML' : null,
      remarks: random.once(6) ? ['Quiet room'] : [],
      active: person.active,
    })
    .execute();
  return id;
}

async function insertAvatar({ db, random }: DemoWorld, email: string): Promise<string> {
  const name = `${createHash('sha256').update(`avatar ${email}`).digest('base64url').slice(0, 22)}.svg`;
  const drawing = drawAvatar(random);
  await db
    .insertInto('images')
    .values({
      name,
      type: 'image/svg+xml',
      data: Buffer.from(drawing(400)),
      thumbnail: Buffer.from(drawing(96)),
    })
    .execute();
  return name;
}

async function insertMembership(
  { db, newId, random }: DemoWorld,
  companies: InsertedCompanies,
  userId: string,
  person: DemoPerson,
  { company: key, role, policy }: DemoPerson['memberships'][number],
): Promise<string> {
  const company = found(companies.get(key), key);
  const id = newId();
  const [, , , mobile] = HOMES[key];
  await db
    .insertInto('company_users')
    .values({
      id,
      user_id: userId,
      company_id: company.id,
      role,
      business_phone: `+41 41 555 ${random.between(1000, 9999)}`,
      mobile_phone: `${mobile} ${random.between(1000, 9999)}`,
      department_id: random.pick(company.departmentIds),
      contact_relation: random.once(10) ? 'contractor' : 'employee',
      travel_policy_id: company.policyIds.get(policy) ?? null,
      note: person.email.startsWith('traveler@') ? 'Prefers trains below four hours.' : null,
    })
    .execute();
  const costCentre = { name: 'Cost centre', value: String(random.between(4000, 4999)) };
  if (key === 'engineering') {
    await db
      .insertInto('reference_field_defaults')
      .values({ company_user_id: id, ...costCentre })
      .execute();
  }
  return id;
}

/** No one approves their own trips: the two approvers approve each other's. */
async function nameApprovers(
  { db }: DemoWorld,
  companies: InsertedCompanies,
  level1: string,
  level2: string,
): Promise<void> {
  const engineering = found(companies.get('engineering'), 'engineering').id;
  const members = db.updateTable('company_users').where('company_id', '=', engineering);
  await members
    .set({ level1_approver_id: level1, level2_approver_id: level2 })
    .where('id', 'not in', [level1, level2])
    .execute();
  await members.set({ level1_approver_id: level2 }).where('id', '=', level1).execute();
  await members.set({ level1_approver_id: level1 }).where('id', '=', level2).execute();
}

function found<Item>(item: Item | undefined, name: string): Item {
  if (item === undefined) throw new Error(`The demo has no ${name}`);
  return item;
}

/** The delegates of approvers during planned holidays. */
async function nameDelegate({ db, now }: DemoWorld, approver: string, delegate: string): Promise<void> {
  const today = utcDay(now);
  await db
    .updateTable('company_users')
    .set({
      delegate_id: delegate,
      delegate_from: dayAfter(today, 21),
      delegate_until: dayAfter(today, 34),
    })
    .where('id', '=', approver)
    .execute();
}
