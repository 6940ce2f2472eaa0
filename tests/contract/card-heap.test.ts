import { randomInt } from 'node:crypto';
import { getHeapSnapshot } from 'node:v8';
import { beforeAll, expect, test } from 'vitest';
import { isCardNumber } from '#domain/cards/card-brand.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const LENGTH = 16;

const opened = sharedApp();
let admin: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
});

/** Digits as numbers, so that the test itself creates no string of them. */
function inventDigits(): Uint8Array {
  for (;;) {
    const digits = Uint8Array.from({ length: LENGTH }, (_, index) => (index === 0 ? 4 : randomInt(10)));
    if (isCardNumber(digits.join(''))) return digits;
  }
}

/** Over a socket, because an injected request retains its body as a string. */
async function saveCard(digits: Uint8Array): Promise<void> {
  const { token } = await openSession(opened.deps, admin);
  const address = await opened.app.listen({ host: '127.0.0.1', port: 0 });
  const card = { number: digits.join(''), name: 'Anna Keller', expiryDate: '11/39', isDefault: true };
  const answer = await fetch(`${address}/api/users/${admin.userId}/finance`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'if-match': '"1"', 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ creditCards: [card] })),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ creditCards: [{ vendor: 'VI', name: 'Anna Keller' }] });
}

/** A snapshot collects garbage first; its strings are those that are still referenced. */
async function isInHeap(textOf: () => string): Promise<boolean> {
  const snapshot = getHeapSnapshot();
  const text = textOf();
  let end = '';
  let found = false;
  for await (const chunk of snapshot) {
    const piece = end + String(chunk);
    found ||= piece.includes(text);
    end = piece.slice(1 - text.length);
  }
  return found;
}

test('a card number is in no string of the heap once it is encrypted', async () => {
  const digits = inventDigits();
  await saveCard(digits);
  expect(await isInHeap(() => digits.join(''))).toBe(false);
}, 120_000);

test('a referenced string would be found in the heap', async () => {
  const digits = inventDigits();
  const held = [digits.join('')];
  expect(await isInHeap(() => digits.join(''))).toBe(true);
  expect(held).toHaveLength(1);
}, 120_000);
