import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { TripMailKind } from '#server/db/schema.ts';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { listWaitingMails } from '#server/features/mails/mail-repository.ts';
import { writeTripMails } from '#server/features/trips/mail/write-trip-mails.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { databaseState } from '#tests/contract/support/database-state.ts';
import { insertCompany, insertMember, type Member } from '#tests/contract/support/records.ts';
import { setColumns } from '#tests/contract/support/set-columns.ts';
import { insertExampleTrip } from '#tests/contract/support/trips.ts';
import { Network } from '#tests/support/network.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { enter } from './administration.ts';
import { expectAccessible, NARROW } from './expect-accessible.ts';
import { test as base, expect } from './fixtures.ts';
import { PASSWORD } from './people.ts';

/** The state of the trip in which each mail is written. */
const MAILS: Record<TripMailKind, [TripStatus, PartStatus]> = {
  approval_requested: ['waiting_level_1_approval', 'held'],
  approval_reminder: ['waiting_level_1_approval', 'held'],
  trip_question: ['waiting_level_1_approval', 'held'],
  trip_answer: ['waiting_level_1_approval', 'held'],
  trip_waiting: ['waiting_level_1_approval', 'held'],
  trip_reminder: ['waiting_level_1_approval', 'held'],
  trip_approved: ['approved', 'confirmed'],
  trip_rejected: ['rejected', 'cancelled'],
  trip_sent_back: ['rejected', 'cancelled'],
  trip_expired: ['rejected', 'cancelled'],
  trip_confirmed: ['complete', 'confirmed'],
  trip_failed: ['cancelled', 'failed'],
  trip_partly_failed: ['approved', 'confirmed'],
  trip_cancelled: ['cancelled', 'cancelled'],
  cancellation_dearer: ['complete', 'confirmed'],
  trip_part_cancelled: ['complete', 'confirmed'],
  trip_airline_changed: ['complete', 'confirmed'],
  trip_airline_accepted: ['complete', 'confirmed'],
  request_received: ['approved', 'confirmed'],
  request_for_agency: ['approved', 'confirmed'],
  request_message: ['approved', 'confirmed'],
  request_answered: ['approved', 'confirmed'],
  request_booked: ['approved', 'confirmed'],
  request_booking_cancelled: ['approved', 'confirmed'],
  request_closed: ['complete', 'confirmed'],
  request_withdrawn: ['cancelled', 'cancelled'],
};

/** Signing in, reading and asking what a link is about leave traces in these tables only. */
const SESSION_TABLES = [
  'audit_events',
  'call_counts',
  'company_users',
  'refresh_tokens',
  'sessions',
  'throttles',
];

interface ApprovalMail {
  server: TestServer;
  approver: Member;
  links: string[];
  /** Those that lead to different pages: to one trip of each state, and elsewhere. */
  pages: string[];
}

const test = base.extend<object, { mailed: ApprovalMail }>({
  mailed: [
    async ({ browserName: _ }, use) => {
      // The server's own port is known only when it listens, too late for the links.
      const target = { url: '' };
      const network = await Network.before(() => target);
      const env = { AGENCY_EMAIL: 'desk@agency.example', PUBLIC_URL: network.origin };
      const server = await startTestServer({ env });
      target.url = server.url;
      await use({ server, ...(await writeMails(server)) });
      await network.close();
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mailed }, use) => use(mailed.server.deps.config.publicUrl),
});

async function writeMails({ deps }: TestServer): Promise<Omit<ApprovalMail, 'server'>> {
  const { db } = deps;
  const companyId = await insertCompany(db, { name: 'Home' });
  await setColumns(db, 'companies', companyId, {
    decisions_by_mail_amount: 1_000_000,
    decisions_by_mail_currency: 'CHF',
  });
  const traveler = await insertMember(db, { companyId, role: 'traveler' });
  const passwordHash = await hashPassword(PASSWORD);
  const approver = await insertMember(db, { companyId, role: 'traveler', passwordHash });
  const trips = new Map<string, string>();
  for (const [kind, [status, partStatus]] of Object.entries(MAILS)) {
    const example = { traveler, status, partStatus, approvers: [approver.companyUserId] } as const;
    const { trip } = await insertExampleTrip(db, { ...example, approvers: [approver.companyUserId] });
    trips.set(`${status} ${partStatus}`, trip.id);
    const kinds = [kind as TripMailKind]; // a key of the table
    await db.transaction().execute(async (within) => {
      await writeTripMails(deps, within, {
        trip: { _id: trip.id },
        kinds,
        now: deps.clock.now(),
        silentApprovers: false,
      });
    });
  }
  // Runs the minute job before, so that its changes do not count.
  await repairTrips(deps);
  const mails = await listWaitingMails(db, deps.keys);
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(Object.keys(MAILS)));
  const found = mails.flatMap(({ text, html }) => [
    ...[...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address),
    ...(text.match(/https?:\/\/\S+/g) ?? []),
  ]);
  const links = [...new Set(found)];
  const shown = [...trips.values()];
  const pages = links.filter((link) => !link.includes('/trips/') || shown.some((id) => link.includes(id)));
  return { approver, links, pages };
}

/** The changes in the database, apart from sessions. */
async function changesOf(server: TestServer, work: () => Promise<void>): Promise<string[]> {
  const before = await databaseState(server.deps.db);
  await work();
  const after = await databaseState(server.deps.db);
  return Object.keys(after).filter((name) => before[name] !== after[name] && !SESSION_TABLES.includes(name));
}

test('fetching the links of mails changes nothing', async ({ mailed: { server, links }, playwright }) => {
  const scanner = await playwright.request.newContext();
  const changes = await changesOf(server, async () => {
    for (const link of links) {
      for (const method of ['HEAD', 'GET']) {
        expect((await scanner.fetch(link, { method })).status(), `${method} ${link}`).toBeLessThan(500);
      }
    }
  });
  await scanner.dispose();
  expect(changes).toEqual([]);
});

test('opening the links of mails in a browser changes nothing', async ({
  mailed: { server, links, pages, approver },
  openContext,
}) => {
  test.slow();
  const options = { baseURL: server.deps.config.publicUrl };
  const stranger = await openContext(options);
  const signedIn = await openContext(options);
  const written: string[] = [];
  for (const context of [stranger, signedIn]) {
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET') written.push(`${request.method()} ${pathname}`);
    });
  }
  const page = await signedIn.newPage();
  await enter(page, approver.email);
  const changes = await changesOf(server, async () => {
    for (const link of pages) {
      for (const context of [stranger, signedIn]) {
        const opened = await context.newPage();
        await opened.goto(link);
        await opened.waitForLoadState('networkidle');
        await opened.close();
      }
    }
    for (const link of links) {
      for (const method of ['HEAD', 'GET']) await signedIn.request.fetch(link, { method });
    }
  });
  expect(changes).toEqual([]);
  // A page that shows what a link is about asks for it by POST, so that the secret is in no address.
  const reading = ['POST /api/auth/login', 'POST /api/mail-decisions/show'];
  expect(new Set(written.filter((one) => !reading.includes(one)))).toEqual(new Set());
  expect(written).toContain('POST /api/mail-decisions/show');
});

test('the link of an approval request opens the decision', async ({ mailed: { approver, server }, page }) => {
  const mails = await listWaitingMails(server.deps.db, server.deps.keys);
  const mail = mails.find(({ kind }) => kind === 'approval_requested');
  const [link = ''] = mail?.text.match(/https?:\/\/\S+\/trips\/\S+/) ?? [];
  await enter(page, approver.email);
  await page.goto(link);
  await expect(page.getByRole('button', { name: /^Approve/ }).first()).toBeVisible();
});

test('a stranger with the link of a mail decides once, by an explicit choice', async ({
  mailed: { server },
  page,
}) => {
  const mails = await listWaitingMails(server.deps.db, server.deps.keys);
  const mail = mails.find(({ kind }) => kind === 'approval_requested');
  const [link = ''] = mail?.text.match(/https?:\/\/\S+\/decide#\S+/) ?? [];
  await page.setViewportSize(NARROW);
  await page.goto(link);
  await expect(page.getByRole('row', { name: /^In all CHF/ })).toBeVisible();
  for (const choice of await page.getByRole('radio').all()) await expect(choice).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send decision' }).click();
  await expect(page.getByText('Please choose.')).toBeVisible();

  await page.getByRole('radio', { name: 'Reject' }).check();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Take the train');
  await page.getByRole('button', { name: 'Send decision' }).click();
  await expect(page.getByText(/^Rejected by .+ on /)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Rejected by .+ on /)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});
