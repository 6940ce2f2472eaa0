import type { Claims, Cookie, ModelAnswer, Session } from './model-types.ts';
import type { ServerModel } from './server-model.ts';

export type Leaf =
  | 'unauthenticated.resting'
  | 'unauthenticated.expired'
  | 'unauthenticated.rejected'
  | 'unauthenticated.throttled'
  | 'authenticated.passwordChangeRequired'
  | 'authenticated.active.resting'
  | 'authenticated.active.refused'
  | 'authenticated.active.elsewhere';

/** What a page should show and store. */
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

  get isActive(): boolean {
    return this.leaf.startsWith('authenticated.active.');
  }

  /** Another tab of this browser acts for this company. */
  hear(companyId: string): void {
    if (!this.isActive) return;
    const isOther = companyId !== this.session?.companyId;
    this.leaf = isOther ? 'authenticated.active.elsewhere' : 'authenticated.active.resting';
  }

  /** A user has signed in, or switched company, in another tab of this browser. */
  renew({ session, claims }: ModelAnswer, isActing: boolean): void {
    this.pass = claims ?? null;
    const isSamePerson = session?.userId === this.session?.userId;
    if (this.isActive && !isActing && isSamePerson && session?.companyId !== this.session?.companyId) {
      this.leaf = 'authenticated.active.elsewhere';
      return;
    }
    if (this.leaf === 'authenticated.active.elsewhere') this.leaf = 'authenticated.active.resting';
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

/** A browser with two pages, which share the cookie. */
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
    // After any 401 the client refreshes and asks once more, even after a wrong password.
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
    if (!tab.isActive || tab.session?.companyId === companyId) return;
    const answer = this.ask(tab, 'acting', (pass) => this.#server.actAs(pass, companyId));
    if (answer.session) {
      tab.enter(answer);
      for (const one of this.tabs) if (one !== tab) one.hear(answer.session.companyId);
    } else if (tab.isActive) tab.leaf = 'authenticated.active.refused';
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
   * A call with the token of the tab. After a refusal the client gets a new token and asks once more; but a
   * write is not repeated for another person or company than it was meant for.
   */
  ask(
    tab: TabModel,
    kind: 'reading' | 'acting' | 'writing',
    call: (pass: Claims) => ModelAnswer,
  ): ModelAnswer {
    const { pass } = tab;
    if (!pass) throw new Error('Only who is signed in asks');
    const answer = call(pass);
    if (answer.status !== 401) return answer;
    const renewal = this.#keep(this.#server.refresh(this.cookie));
    if (!renewal.claims) {
      tab.leave('unauthenticated.expired');
      return answer;
    }
    tab.renew(renewal, kind === 'acting');
    const { userId, companyId } = renewal.claims;
    const isSame = userId === pass.userId && companyId === pass.companyId;
    return kind !== 'writing' || isSame ? call(renewal.claims) : answer;
  }

  #keep(answer: ModelAnswer): ModelAnswer {
    if (answer.cookie) {
      this.formerCookie = this.cookie;
      this.cookie = answer.cookie;
    }
    return answer;
  }
}
