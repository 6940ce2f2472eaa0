import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { writeRefreshToken } from '#server/features/auth/refresh-token.ts';
import type { Network } from '#tests/support/network.ts';
import type { TestServer } from '#tests/support/server.ts';
import { COMPANIES, type CompanyKey, PERSON } from './session-facts.ts';

const HELD = ['/api/auth/', '/api/enums/'];
const ACCESS_TOKEN_MINUTES = 15;

/**
 * The real application with one person and two companies, and the ways in which tests can affect its
 * environment.
 */
export class SessionWorld {
  readonly page: Page;
  readonly network: Network;
  readonly #context: BrowserContext;
  readonly #server: TestServer;
  readonly #ids: Ids;

  private constructor(page: Page, network: Network, server: TestServer, ids: Ids) {
    this.page = page;
    this.#context = page.context();
    this.network = network;
    this.#server = server;
    this.#ids = ids;
  }

  /** An empty database but for two companies and one person, in a browser that has signed in before. */
  static async settle(page: Page, network: Network, server: TestServer): Promise<SessionWorld> {
    const world = new SessionWorld(page, network, server, await settle(server));
    await world.#signInBefore();
    return world;
  }

  /** Opens the home page, with every answer still pending. */
  async open(): Promise<void> {
    this.network.hold(...HELD);
    await this.page.goto(this.network.origin);
  }

  async requirePasswordChange(): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ needs_password_change: true })
      .where('id', '=', this.#ids.user)
      .execute();
  }

  async setPersonActive(active: boolean): Promise<void> {
    await this.#db.updateTable('users').set({ active }).where('id', '=', this.#ids.user).execute();
  }

  async setCompanyActive(company: CompanyKey, active: boolean): Promise<void> {
    await this.#db
      .updateTable('companies')
      .set({ active })
      .where('id', '=', this.#ids.companies[company])
      .execute();
  }

  async endSessions(): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ ended_at: this.#server.clock.now(), end_reason: 'signed_out' })
      .where('ended_at', 'is', null)
      .execute();
  }

  /** Switches to that company in another tab. */
  async moveSession(company: CompanyKey): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ company_id: this.#ids.companies[company] })
      .where('ended_at', 'is', null)
      .execute();
  }

  letAccessTokenExpire(): void {
    this.#server.clock.advance((ACCESS_TOKEN_MINUTES + 1) * 60_000);
  }

  /** As many failed attempts as allowed, so that the next one is refused. */
  async useUpAttempts(): Promise<void> {
    for (let attempt = 0; attempt < 10; attempt++) {
      await fetch(`${this.#server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: PERSON.email, password: 'not the password' }),
      });
    }
  }

  /** Opens the address of the sign-out page; only the sign-out itself is held. */
  async goToSignOut(): Promise<void> {
    this.network.hold('/api/auth/logout');
    await this.page.goto(`${this.network.origin}/logout`);
    await this.network.arrival('/api/auth/logout');
    this.network.hold(...HELD);
  }

  async signOutInAnotherTab(): Promise<void> {
    this.network.letPass();
    const other = await this.#context.newPage();
    await other.goto(`${this.network.origin}/logout`);
    await other.waitForURL('**/login');
    await other.close();
    this.network.hold(...HELD);
  }

  /** The company of the page. */
  own: CompanyKey = 'home';

  /** The token of this tab belongs to a company that the session has left. */
  isLeftBehind = false;

  async actInAnotherTab(company: CompanyKey): Promise<void> {
    this.network.letPass();
    const other = await this.#context.newPage();
    await other.goto(this.network.origin);
    await other.getByRole('combobox', { name: 'Company' }).click();
    await other.getByRole('option', { name: COMPANIES[company] }).click();
    await expect(other.getByRole('combobox', { name: 'Company' })).toHaveValue(COMPANIES[company]);
    await other.close();
    this.network.hold(...HELD);
  }

  async #signInBefore(): Promise<void> {
    const now = this.#server.clock.now();
    const session = randomUUIDv7();
    await this.#db
      .insertInto('sessions')
      .values({
        id: session,
        user_id: this.#ids.user,
        company_user_id: this.#ids.place,
        company_id: this.#ids.companies.home,
        rotated_at: now,
        created_at: now,
        expires_at: new Date(now.getTime() + 24 * 60 * 60 * 1000),
      })
      .execute();
    const token = writeRefreshToken(this.#server.deps.keys.refreshToken, {
      sessionId: session,
      generation: 1,
    });
    const { hostname } = new URL(this.network.origin);
    await this.#context.clearCookies();
    await this.#context.addCookies([
      {
        name: 'zugvogel_refresh',
        value: token,
        domain: hostname,
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'Strict',
      },
    ]);
  }

  get #db() {
    return this.#server.deps.db;
  }
}

interface Ids {
  user: string;
  place: string;
  companies: Record<CompanyKey, string>;
}

/** An empty database with two companies and one person who manages both. */
async function settle({ deps: { db } }: TestServer): Promise<Ids> {
  await sql`truncate companies, users, throttles cascade`.execute(db);
  const ids: Ids = {
    user: randomUUIDv7(),
    place: randomUUIDv7(),
    companies: { home: randomUUIDv7(), other: randomUUIDv7() },
  };
  const companies = Object.entries(COMPANIES).map(([key, name], index) => ({
    id: ids.companies[key as CompanyKey], // the keys of COMPANIES
    name,
    name_key: name.toLowerCase(),
    customer_id: `T-${index}`,
    language: 'en',
    currency: 'CHF',
    measurement_units: 'metric' as const,
    payment_type: 'invoice' as const,
  }));
  await db.insertInto('companies').values(companies).execute();
  await db
    .insertInto('users')
    .values({
      id: ids.user,
      email: PERSON.email,
      email_key: PERSON.email,
      first_name: 'Ada',
      last_name: 'Berger',
      password_hash: await hashPassword(PERSON.password),
    })
    .execute();
  await db
    .insertInto('company_users')
    .values({ id: ids.place, user_id: ids.user, company_id: ids.companies.home, role: 'site-admin' })
    .execute();
  return ids;
}
