import { createHash } from 'node:crypto';
import { dayAfter, utcDay } from '#domain/local-time.ts';
import { foldText } from '../../features/search/fold-text.ts';
import { indexCompanyUsersOf } from '../../features/users/company-user-search-repository.ts';
import { indexUser } from '../../features/users/user-search-repository.ts';
import type { SeededRandom } from '../../suppliers/embedded/seeded-random.ts';
import { sealFor } from '../sealed.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';
import type { DemoWorld } from './demo-world.ts';
import type { CompanyIdsByKey } from './insert-companies.ts';
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
  companies: CompanyIdsByKey,
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
      sealed_date_of_birth: sealFor(
        db,
        `users.sealed_date_of_birth ${id}`,
        world.dayIn(-random.between(24, 62), random.between(1, 12), random.between(1, 28)),
      ),
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
  companies: CompanyIdsByKey,
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
  const costCenter = { name: 'Cost centre', value: String(random.between(4000, 4999)) };
  if (key === 'engineering') {
    await db
      .insertInto('reference_field_defaults')
      .values({ company_user_id: id, ...costCenter })
      .execute();
  }
  return id;
}

/** No one approves their own trips: the two approvers approve each other's. */
async function nameApprovers(
  { db }: DemoWorld,
  companies: CompanyIdsByKey,
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

const BACKGROUNDS = ['#cfe3f7', '#d8ecd3', '#f7e3c4', '#e6d8f0', '#f5d6d6', '#d3ecec'];
const SKINS = ['#f2d0b5', '#e0ac84', '#c68863', '#9a6342', '#6b4229'];
const HAIR = ['#2b2320', '#5a3a22', '#8c5a2b', '#c79a4b', '#7d7d7d', '#3a2a4d'];
const CLOTHES = ['#1565c0', '#37474f', '#6a1b9a', '#2e7d32', '#ad4e00', '#00695c'];

function drawAvatar(random: SeededRandom): (size: number) => string {
  const [background, skin, hair, clothes] = [BACKGROUNDS, SKINS, HAIR, CLOTHES].map((set) =>
    random.pick(set),
  );
  const hasLongHair = random.once(2);
  const backHair = hasLongHair ? `<path fill="${hair}" d="M58 92c0-34 18-54 42-54s42 20 42 54v44H58z"/>` : '';
  return (
    size,
  ) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${size}" height="${size}">
<path fill="${background}" d="M0 0h200v200H0z"/>${backHair}
<path fill="${clothes}" d="M30 200c0-38 30-56 70-56s70 18 70 56z"/>
<path fill="${skin}" d="M84 118h32v32c0 10-32 10-32 0z"/>
<ellipse cx="100" cy="94" rx="33" ry="39" fill="${skin}"/>
<path fill="${hair}" d="M65 92c0-32 14-46 35-46s35 14 35 46c-6-16-16-24-35-24s-29 8-35 24z"/>
<circle cx="88" cy="94" r="4" fill="#2b2320"/><circle cx="112" cy="94" r="4" fill="#2b2320"/>
<path fill="none" stroke="#7a3b2e" stroke-width="3" stroke-linecap="round" d="M88 112q12 9 24 0"/>
</svg>
`;
}
