import { waitFor } from 'xstate';
import type { TabNews } from '#src/actors/other-tabs.ts';
import { createSessionActor, type SessionActor } from '#src/actors/session-actor.ts';
import { type Api, createApi } from '#src/api/client.ts';
import { createEnumStore } from '#src/api/enum-store.ts';
import { ApiError, readData } from '#src/api/errors.ts';
import type { Session } from './model-types.ts';
import type { CookieJar, Network } from './network.ts';

/** A page of the application without its screens: the real chart and the real client. */
export class Tab {
  readonly api: Api;
  readonly actor: SessionActor;

  constructor(address: string, tellOthers: (tab: Tab, news: TabNews) => void) {
    this.api = createApi({
      address,
      onRenewed: ({ companyUser, company }) =>
        this.actor.send({ type: 'session.renewed', session: { companyUser, company } }),
      onExpired: () => this.actor.send({ type: 'session.expired' }),
    });
    // The choices of forms don't affect the session, and are most of what a start would load.
    const enums = { ...createEnumStore(this.api), load: () => Promise.resolve() };
    const otherTabs = { notify: (news: TabNews) => tellOthers(this, news), onNews: () => undefined };
    this.actor = createSessionActor({ api: this.api, enums, otherTabs, enterCompany: () => undefined }, 'en');
    this.actor.start();
  }

  /** The signed-in user, as the page knows them. */
  get session(): Session | null {
    const { session } = this.actor.getSnapshot().context;
    if (!session) return null;
    const { _id: userId, needsPasswordChange } = session.companyUser.user;
    const [companyUserId, companyId] = [session.companyUser._id, session.company._id];
    return { userId, companyUserId, companyId, needsPasswordChange };
  }

  get leaf(): string {
    return leafOf(this.actor.getSnapshot().value.identity);
  }

  async settled(): Promise<void> {
    await waitFor(this.actor, (snapshot) => snapshot.hasTag('settled'), { timeout: 30_000 });
  }

  /** Returns the status. The page sends its chart the same events as the screens do. */
  async changePassword(userId: string, currentPassword: string, newPassword: string): Promise<number> {
    const isForcedOwn =
      userId === this.session?.userId && this.leaf === 'authenticated.passwordChangeRequired';
    try {
      const params = { path: { userId } };
      const body = { currentPassword, newPassword };
      await readData(this.api.http.PUT('/api/users/{userId}/password', { params, body }));
    } catch (fault) {
      if (fault instanceof ApiError) return fault.status;
      throw fault;
    }
    if (isForcedOwn) this.actor.send({ type: 'password.changed' });
    return 204;
  }

  async read(userId: string): Promise<number> {
    const { response } = await this.api.http.GET('/api/users/{userId}', { params: { path: { userId } } });
    return response.status;
  }
}

/** A browser with two pages. */
export class Browser {
  readonly jar: CookieJar;
  readonly #address: string;
  readonly #tabs: Tab[];

  constructor(network: Network, host: string) {
    this.jar = network.connect(host);
    this.#address = `http://${host}`;
    this.#tabs = [this.#open(), this.#open()];
  }

  tab(number: number): Tab {
    const tab = this.#tabs[number];
    if (!tab) throw new Error(`A browser has two tabs, not one with the number ${number}`);
    return tab;
  }

  reload(number: number): void {
    this.tab(number).actor.stop();
    this.#tabs[number] = this.#open();
  }

  close(): void {
    for (const { actor } of this.#tabs) actor.stop();
  }

  #open(): Tab {
    return new Tab(this.#address, (teller, news) => {
      for (const tab of this.#tabs) if (tab !== teller) tab.actor.send(news);
    });
  }
}

function leafOf(value: object | string): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([state, inner]) => `${state}.${leafOf(inner)}`)
    .join(' ');
}
