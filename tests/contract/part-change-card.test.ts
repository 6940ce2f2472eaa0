import { expect, test } from 'vitest';
import { insertCard } from '#server/features/cards/card-repository.ts';
import { refusal } from './support/call.ts';
import { ChangeDesk } from './support/change-desk.ts';
import { dayAhead } from './support/flights.ts';
import { createdTrip, orderBody, sendOrder } from './support/orders.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

/** A stay of a night that a card of the company guarantees, which is valid until the end of its second night. */
async function guaranteedStay() {
  const desk = await ChangeDesk.open(opened);
  const { db, deps } = opened;
  const { companyId } = desk.traveler;
  await setColumns(db, 'companies', companyId, { payment_type: 'creditcard' });
  await insertCard(db, deps.keys, {
    owner: { company_id: companyId },
    vendor: 'VI',
    number: '4242424242424242',
    name: 'Anna Keller',
    expiresOn: dayAhead(desk.night + 2),
    isDefault: false,
  });
  const card = await db
    .selectFrom('cards')
    .select('id')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const book = async (nights: number) => {
    const parts = [await desk.stay({ nights })];
    const body = orderBody(desk.traveler, '', { parts, bookingInfo: { creditCardId: card.id } });
    return await desk.settled(createdTrip(await sendOrder(opened, desk.traveler, body)));
  };
  const expire = async (expiresOn: string) => {
    await db.updateTable('cards').set({ expires_on: expiresOn }).where('id', '=', card.id).execute();
  };
  return { desk, book, expire };
}

test('a stay can be extended up to the expiry of its guarantee card, and not beyond', async () => {
  const { desk, book, expire } = await guaranteedStay();
  const before = await book(1);
  const longer = await desk.stay({ nights: 3 });
  const refused = { status: 422, code: 'card_expired' };
  expect(refusal(await desk.quote(before, longer))).toEqual(refused);
  await desk.quoted(before, await desk.stay({ nights: 2 }));
  await expire(dayAhead(desk.night + 3));
  const agreed = await desk.agreedTo(before, longer);
  await expire(dayAhead(desk.night + 2));
  expect(refusal(await desk.change(before, longer, { agreed }))).toEqual(refused);
  await expire(dayAhead(desk.night + 3));
  await desk.changed(before, longer, { agreed });
  expect((await desk.settled(before)).parts[0]).toMatchObject({ status: 'confirmed', nights: 3 });
});

test('a stay that ends no later can be changed even if its card was removed', async () => {
  const { desk, book, expire } = await guaranteedStay();
  const before = await book(2);
  await expire(dayAhead(desk.night));
  await desk.changed(before, await desk.stay({ nights: 1 }));
  expect((await desk.settled(before)).parts[0]).toMatchObject({ status: 'confirmed', nights: 1 });
});
