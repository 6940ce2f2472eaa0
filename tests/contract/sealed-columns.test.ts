import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import { reseal } from '#server/db/reseal.ts';
import { withSealingKey } from '#server/db/sealed.ts';
import { SEALED_COLUMNS } from '#server/db/sealed-columns.ts';
import { insertCard } from '#server/features/cards/card-repository.ts';
import { insertMail, listWaitingMails } from '#server/features/mails/mail-repository.ts';
import { findDraft, replaceDraft } from '#server/features/trips/draft/draft-repository.ts';
import { insertPassport } from '#server/features/users/passport-repository.ts';
import { findUser } from '#server/features/users/user-repository.ts';
import { deriveKeys } from '#server/security/keys.ts';
import { unseal } from '#server/security/seal.ts';
import { KEYS } from '#tests/support/database.ts';
import { PASSPORT } from './support/flight-orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
const next = deriveKeys(randomBytes(32).toString('hex'));
const siteAdmin = { userId: '', companyUserId: '', companyId: '', role: 'site-admin' } as const;

async function insertTraveler(): Promise<Member> {
  const { db } = opened;
  const companyId = await insertCompany(db, { name: `Home ${randomBytes(4).toString('hex')}` });
  const member = await insertMember(db, { companyId, role: 'traveler' });
  await insertPassport(db, member.userId, PASSPORT);
  return member;
}

const passportsOf = async (member: Member, db = opened.db) =>
  (await findUser(db, defineAbilitiesFor(siteAdmin), member.userId))?.passports;

test('every column of that name is listed, with its primary key', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and starts_with(column_name, 'sealed')`.execute(opened.db);
  // These have keys of their own.
  const others = ['mails.sealed_content', 'vault.sealed'];
  expect(rows.map(({ place }) => place).sort()).toEqual([...Object.keys(SEALED_COLUMNS), ...others].sort());
  for (const [place, key] of Object.entries(SEALED_COLUMNS)) {
    const [table = ''] = place.split('.');
    await sql`select ${sql.raw(key)} from ${sql.table(table)}`.execute(opened.db);
  }
});

test('a sealed value can not be read in another row, nor with another key', async () => {
  const [one, other] = [await insertTraveler(), await insertTraveler()];
  const { db } = opened;
  expect(await passportsOf(other)).toMatchObject([{ number: PASSPORT.number }]);
  await expect(passportsOf(other, withSealingKey(opened.database, next).db)).rejects.toThrow();
  const { sealed_document } = await db
    .selectFrom('passports')
    .select('sealed_document')
    .where('user_id', '=', one.userId)
    .executeTakeFirstOrThrow();
  await db.updateTable('passports').set({ sealed_document }).where('user_id', '=', other.userId).execute();
  await expect(passportsOf(other)).rejects.toThrow();
  await db.deleteFrom('passports').where('user_id', '=', other.userId).execute();
});

test('without a key nothing is read or written', async () => {
  const db = opened.db.withoutPlugins();
  const member = await insertTraveler();
  await expect(passportsOf(member, db)).rejects.toThrow('without the key');
  await expect(insertPassport(db, member.userId, PASSPORT)).rejects.toThrow('without the key');
});

test('everything that is sealed can be sealed with other keys, and is read with those alone', async () => {
  const { db, database, deps } = opened;
  const member = await insertTraveler();
  const draft = { userId: member.userId, companyId: member.companyId, flow: 'trip' } as const;
  const content = { chartVersion: 1, snapshot: { text: 'Zürich' }, order: null, savedAt: deps.clock.now() };
  await replaceDraft(db, draft, 0, content);
  const card = { vendor: 'VI', number: '4242424242424242', name: 'Anna', expiresOn: '2051-12-31' };
  await insertCard(db, KEYS, { ...card, owner: { user_id: member.userId }, isDefault: true });
  const mail = { kind: 'invitation', to: 'a@x.example', subject: 'Hello', text: 'Open', html: '' } as const;
  await insertMail(db, KEYS, { ...mail, attachments: [], createdAt: deps.clock.now() });

  await reseal(db, KEYS, next);

  const { db: again } = withSealingKey(database, next);
  expect(await passportsOf(member, again)).toMatchObject([{ number: PASSPORT.number }]);
  expect(await findDraft(again, draft)).toMatchObject({ snapshot: content.snapshot });
  expect(await listWaitingMails(again, next)).toMatchObject([{ text: 'Open' }]);
  const vault = await again.selectFrom('vault').selectAll().execute();
  expect(vault.map(({ token, sealed }) => unseal(next.vault, token, sealed))).toEqual([card.number]);
  await expect(passportsOf(member)).rejects.toThrow();
  await expect(reseal(again, KEYS, next)).rejects.toThrow();
  expect(await passportsOf(member, again)).toMatchObject([{ number: PASSPORT.number }]);
});
