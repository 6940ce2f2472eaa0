import { randomUUID } from 'node:crypto';
import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from 'playwright/test';
import type {
  BookingInfoRequest,
  CheckoutTerms,
  HotelDetailsAnswer,
  HotelPolicy,
  Trip,
} from '#domain/contract.ts';
import { detailsBody } from '#tests/contract/support/hotels.ts';
import type { TestServer } from '#tests/support/server.ts';
import { stayFrom } from './calm-stay.ts';
import { expect } from './fixtures.ts';
import { enter, type SignedIn, signInUnseen } from './hotel-journey.ts';
import type { PEOPLE } from './people.ts';

/** What approvers and travelers do about a trip that waits. */

type OpenContext = (options?: BrowserContextOptions, inBrowser?: Browser) => Promise<BrowserContext>;

/** A browser of their own. */
export async function openFor(
  openContext: OpenContext,
  person: keyof typeof PEOPLE,
  path = '/',
): Promise<Page> {
  const page = await (await openContext({ reducedMotion: 'reduce' })).newPage();
  await enter(page, person, path);
  return page;
}

const DAYS_AHEAD = 40;
let stays = 0;

/** Orders a stay over HTTP that both levels have to approve, each time for other nights. */
export async function orderToApprove(page: Page, levels: (1 | 2)[] = [1, 2]): Promise<Trip> {
  const { headers, traveler } = await signInUnseen(page, 'traveler');
  const client = page.context().request;
  stays += 2;
  const first = new Date();
  first.setDate(first.getDate() + DAYS_AHEAD + stays);
  const details = detailsBody([traveler._id], 'practice-3', stayFrom(first, 1));
  const found = await client.post('/api/booking/hotel/details', { headers, data: details });
  const { options } = (await found.json()) as HotelDetailsAnswer; // by the contract
  return await orderRooms(client, { headers, traveler }, { offers: [options[0]?.offer], levels });
}

interface RoomOrder {
  offers: readonly (string | undefined)[];
  /** Those that have to approve them. */
  levels: (1 | 2)[];
  /** The booked trip to which they are added; without it, a trip of its own. */
  tripId?: string;
  /** Why they are booked though they break the policy; a usual reason where they have to be approved. */
  reason?: BookingInfoRequest['reason'];
}

/** Orders them over HTTP, with the first card that is offered. */
export async function orderRooms(
  client: APIRequestContext,
  { headers, traveler }: SignedIn,
  { offers, levels, tripId, reason }: RoomOrder,
): Promise<Trip> {
  const terms = await client.post('/api/booking/checkout', {
    headers,
    data: { travelers: [traveler._id] },
  });
  const { creditCards } = (await terms.json()) as CheckoutTerms; // by the contract
  const answer = await client.post('/api/trips', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      travelers: [traveler._id],
      parts: offers.map((offer) => ({ kind: 'hotel', offer })),
      levels,
      tripId,
      bookingInfo: {
        purpose: 'client-visit',
        creditCardId: creditCards[0]?.card._id,
        referenceFieldValues: { referenceField1: '4711' },
        reason: levels.length > 0 ? { code: 'closerToMeeting' } : undefined,
        ...(reason && { reason }),
      },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Trip; // by the contract
}

const ALWAYS = { amount: 1, currency: 'CHF' };

/** Until it is undone, both levels have to approve every room. */
export async function askForApprovals(server: TestServer): Promise<() => Promise<void>> {
  return await judgeRoomsBy(server, { level1Threshold: ALWAYS, level2Threshold: ALWAYS });
}

/** Until it is undone, the policies restrict nothing of rooms but what is said. */
export async function judgeRoomsBy(
  { deps: { db } }: TestServer,
  rules: Partial<HotelPolicy>,
): Promise<() => Promise<void>> {
  const policies = await db.selectFrom('travel_policies').select(['id', 'hotel']).execute();
  const save = async (id: string, hotel: HotelPolicy) => {
    const changed = { hotel: JSON.stringify(hotel) };
    await db.updateTable('travel_policies').set(changed).where('id', '=', id).execute();
  };
  for (const { id } of policies)
    await save(id, { allowNonRefundable: true, excludedRoomTypes: [], ...rules });
  return async () => {
    for (const { id, hotel } of policies) await save(id, hotel);
  };
}

export async function decide(page: Page, button: string, comment?: string): Promise<void> {
  await page.getByRole('region', { name: 'Your decision' }).getByRole('button', { name: button }).click();
  await sendDecision(page, button, comment);
}

/** In the dialog that a decision opens. */
export async function sendDecision(page: Page, button: string, comment?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (comment !== undefined) await dialog.getByRole('textbox').fill(comment);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}
