import type { Claims, Cookie, ModelAnswer, Session } from './model-types.ts';
import type { ServerModel } from './server-model.ts';

export type Leaf =
  | 'unauthenticated.resting'
  | 'unauthenticated.expired'
  | 'unauthenticated.rejected'
  | 'unauthenticated.throttled'
  | 'authenticated.passwordChangeRequired'
  | 'authenticated.active.resting'
  | 'authenticated.active.refused';

/** What a page should show, and what it should hold. */
export class TabModel {
  leaf: Leaf = 'unauthenticated.resting';
  session: Session | null = null;
  pass: Claims | null = null;

  get isSignedIn(): boolean {
    return this.leaf.startsWith('authenticated.');
  }

  enter({ session, claims }: ModelAnswer): void {
    this.pass = claims ?? null;
    this.session = session ?? null;
    this.leaf = session?.needsPasswordChange
      ? 'authenticated.passwordChangeRequired'
      : 'authenticated.active.resting';
  }

  /** Somebody has signed in, or gone to another company, in another tab of this browser. */
  renew({ session, claims }: ModelAnswer): void {
    this.pass = claims ?? null;
    this.session = session ?? null;
    if (session?.needsPasswordChange) this.leaf = 'authenticated.passwordChangeRequired';
    else if (this.leaf === 'authenticated.passwordChangeRequired') this.leaf = 'authenticated.active.resting';
  }

  leave(leaf: Leaf): void {
    this.leaf = leaf;
    this.session = null;
    this.pass = null;
  }
}

/** A browser with two pages; the cookie belongs to both. */
export class BrowserModel {
  readonly tabs = [new TabModel(), new TabModel()] as const;
  cookie: Cookie | null = null;
  formerCookie: Cookie | null = null;
  readonly #server: ServerModel;

  constructor(server: ServerModel) {
    this.#server = server;
  }

  reload(...tabs: TabModel[]): void {
    const presented = this.cookie;
    for (const tab of tabs) {
      const answer = this.#keep(this.#server.refresh(presented));
      if (answer.session) tab.enter(answer);
      else tab.leave('unauthenticated.resting');
    }
  }

  signIn(tab: TabModel, email: string, password: string, sessionId: string): void {
    if (tab.isSignedIn) return;
    const signIn = () => this.#keep(this.#server.signIn(email, password, sessionId, this.cookie));
    let answer = signIn();
    // Any 401 is refreshed for and asked once more, even that of a wrong password.
    if (answer.status === 401 && this.#keep(this.#server.refresh(this.cookie)).claims) answer = signIn();
    if (answer.session) tab.enter(answer);
    else tab.leave(answer.status === 429 ? 'unauthenticated.throttled' : 'unauthenticated.rejected');
  }

  signOut(tab: TabModel): void {
    this.#server.signOut(this.cookie);
    this.formerCookie = this.cookie;
    this.cookie = null;
    for (const one of this.tabs) {
      if (one === tab || one.isSignedIn) one.leave('unauthenticated.resting');
    }
  }

  actAs(tab: TabModel, companyId: string): void {
    const mayChoose = tab.leaf.startsWith('authenticated.active') && tab.session?.companyId !== companyId;
    if (!mayChoose) return;
    const answer = this.ask(tab, 'reading', (pass) => this.#server.actAs(pass, companyId));
    if (answer.session) tab.enter(answer);
    else if (tab.leaf.startsWith('authenticated.active')) tab.leaf = 'authenticated.active.refused';
  }

  changePassword(tab: TabModel, userId: string, current: string, next: string): number {
    const isOwn = userId === tab.session?.userId;
    const wasForced = tab.leaf === 'authenticated.passwordChangeRequired';
    const { status } = this.ask(tab, 'writing', (pass) =>
      this.#server.changePassword(pass, userId, current, next),
    );
    if (status === 204 && isOwn && wasForced && tab.session) {
      tab.session = { ...tab.session, needsPasswordChange: false };
      tab.leaf = 'authenticated.active.resting';
    }
    return status;
  }

  /**
   * A call with the token of the tab. Who is refused gets a new token and asks once more; but a write is not
   * repeated for another person or another company than it was meant for.
   */
  ask(tab: TabModel, kind: 'reading' | 'writing', call: (pass: Claims) => ModelAnswer): ModelAnswer {
    const { pass } = tab;
    if (!pass) throw new Error('Only who is signed in asks');
    const answer = call(pass);
    if (answer.status !== 401) return answer;
    const renewal = this.#keep(this.#server.refresh(this.cookie));
    if (!renewal.claims) {
      tab.leave('unauthenticated.expired');
      return answer;
    }
    tab.renew(renewal);
    const { userId, companyId } = renewal.claims;
    const isSame = userId === pass.userId && companyId === pass.companyId;
    return kind === 'reading' || isSame ? call(renewal.claims) : answer;
  }

  #keep(answer: ModelAnswer): ModelAnswer {
    if (answer.cookie) {
      this.formerCookie = this.cookie;
      this.cookie = answer.cookie;
    }
    return answer;
  }
}
