import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { verifyPassword } from '#server/features/auth/password-hash.ts';
import { call } from '../call.ts';
import type { ContractApp } from '../contract-app.ts';
import { setColumns } from '../set-columns.ts';
import { Browser, type Tab } from './browser.ts';
import { BrowserModel, type TabModel } from './browser-model.ts';
import type { Command } from './commands.ts';
import { viewDatabase, viewModel } from './database-view.ts';
import type { Cookie, Person } from './model-types.ts';
import type { Network } from './network.ts';
import { PASSWORDS, WRONG_PASSWORD } from './people.ts';
import { cheapHash, resetWorld, type World } from './people-records.ts';
import { ServerModel } from './server-model.ts';

const UNKNOWN_PERSON = { email: 'nobody@people.example', password: PASSWORDS[0] };
const NO_COMPANY = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';

/** One sequence of commands, executed by real browsers and by their model side by side. */
export class CommandRun {
  readonly #opened: ContractApp;
  readonly #network: Network;
  readonly #server: ServerModel;
  readonly #pairs: readonly { real: Browser; model: BrowserModel }[];

  private constructor(opened: ContractApp, network: Network, server: ServerModel) {
    this.#opened = opened;
    this.#network = network;
    this.#server = server;
    this.#pairs = [0, 1].map((number) => ({
      real: new Browser(network, `browser-${number}.example`),
      model: new BrowserModel(server),
    }));
  }

  static async start(opened: ContractApp, network: Network, world: World): Promise<CommandRun> {
    const people = await resetWorld(opened.db, world);
    const now = () => opened.clock.now().getTime();
    const run = new CommandRun(opened, network, new ServerModel(people, world.companyIds, now));
    await run.#settled();
    return run;
  }

  /** Throws when answers, charts, database and model disagree. */
  async perform(command: Command): Promise<void> {
    if ('tab' in command) await this.#actIn(command);
    else if ('browser' in command) await this.#actWith(command);
    else await this.#happen(command);
    await this.#settled();
    const pages = this.#pairs.flatMap(({ real }) => [0, 1].map((tab) => real.tab(tab)));
    const expected = this.#pairs.flatMap(({ model }) => model.tabs);
    deepStrictEqual(
      {
        pages: pages.map(({ leaf, session }) => ({ leaf, session })),
        ...(await viewDatabase(this.#opened.db)),
      },
      { pages: expected.map(({ leaf, session }) => ({ leaf, session })), ...viewModel(this.#server) },
    );
  }

  close(): void {
    for (const { real } of this.#pairs) real.close();
  }

  async #actIn(command: Extract<Command, { tab: number }>): Promise<void> {
    const { real, model } = this.#pair(command.browser);
    const page = real.tab(command.tab);
    const pageModel = model.tabs[command.tab === 0 ? 0 : 1];
    switch (command.type) {
      case 'reload':
        real.reload(command.tab);
        await this.#settled();
        return model.reload(pageModel);
      case 'signOut':
        page.actor.send({ type: 'signOut.request' });
        await this.#settled();
        return model.signOut(pageModel);
      case 'actAs': {
        const companyId = this.#server.companyIds[command.company] ?? NO_COMPANY;
        page.actor.send({ type: 'company.choose', companyId });
        await this.#settled();
        return model.actAs(pageModel, companyId);
      }
      case 'signIn': {
        const { email, password } = this.#server.people[command.person] ?? UNKNOWN_PERSON;
        const typed = command.password === 'right' ? password : WRONG_PASSWORD;
        page.actor.send({ type: 'credentials.submit', email, password: typed });
        await this.#settled();
        return model.signIn(pageModel, email, typed, cookieOf(real.jar.current)?.sessionId ?? '');
      }
      default:
        if (pageModel.isSignedIn) await this.#ask(command, page, model, pageModel);
    }
  }

  async #ask(
    command: Extract<Command, { type: 'changePassword' | 'setPassword' | 'read' }>,
    page: Tab,
    model: BrowserModel,
    pageModel: TabModel,
  ): Promise<void> {
    const ownId = pageModel.session?.userId ?? '';
    const current = this.#personWith(ownId).password;
    if (command.type === 'read') {
      const { userId } = this.#person(command.person);
      const status = await page.read(userId);
      const answer = model.ask(pageModel, 'reading', (pass) => this.#server.readUser(pass, userId));
      return strictEqual(status, answer.status);
    }
    const isOwn = command.type === 'changePassword';
    const userId = isOwn ? ownId : this.#person(command.person).userId;
    const typed = isOwn && command.current === 'wrong' ? WRONG_PASSWORD : current;
    const next = PASSWORDS[command.next] ?? PASSWORDS[0];
    const status = await page.changePassword(userId, typed, next);
    if (status === 204) await this.#checkAndCheapen(userId, next);
    strictEqual(status, model.changePassword(pageModel, userId, typed, next));
  }

  async #actWith(command: Exclude<Extract<Command, { browser: number }>, { tab: number }>): Promise<void> {
    const { real, model } = this.#pair(command.browser);
    if (command.type === 'reloadBoth') {
      real.reload(0);
      real.reload(1);
      await this.#settled();
      return model.reload(...model.tabs);
    }
    // An attacker has got hold of the previous cookie.
    const { former } = real.jar;
    const { status } = await call(this.#opened.app, {
      url: '/api/auth/refresh',
      refreshToken: former ?? undefined,
    });
    deepStrictEqual(cookieOf(former), model.formerCookie);
    strictEqual(status, this.#server.refresh(model.formerCookie).status);
  }

  async #happen(command: Exclude<Command, { browser: number }>): Promise<void> {
    const { db, clock } = this.#opened;
    if (command.type === 'wait') return clock.advance(command.milliseconds);
    const person = this.#person(command.person);
    if (command.type === 'setPersonActive') {
      const { active } = command;
      person.active = active;
      await setColumns(db, 'users', person.userId, { active });
      return;
    }
    const [membership] = person.memberships;
    if (!membership) return;
    if (command.type === 'setRole') membership.role = command.role;
    else membership.active = command.active;
    const { role, active, companyUserId } = membership;
    await setColumns(db, 'company_users', companyUserId, { role, active });
  }

  /** Checks the new password; then replaces its hash by a cheaper one. */
  async #checkAndCheapen(userId: string, password: string): Promise<void> {
    const { db } = this.#opened;
    const ofUser = db.selectFrom('users').select('password_hash').where('id', '=', userId);
    const { password_hash: stored } = await ofUser.executeTakeFirstOrThrow();
    ok(await verifyPassword(password, stored));
    const password_hash = cheapHash(password);
    await setColumns(db, 'users', userId, { password_hash });
  }

  async #settled(): Promise<void> {
    for (const { real } of this.#pairs) await Promise.all([real.tab(0).settled(), real.tab(1).settled()]);
    await this.#network.idle();
  }

  #pair(number: number) {
    const pair = this.#pairs[number];
    if (!pair) throw new Error(`There is no browser with the number ${number}`);
    return pair;
  }

  #person(number: number): Person {
    const person = this.#server.people[number];
    if (!person) throw new Error(`There is no person with the number ${number}`);
    return person;
  }

  #personWith(userId: string): Person {
    const person = this.#server.people.find((one) => one.userId === userId);
    if (!person) throw new Error(`There is no person with the id ${userId}`);
    return person;
  }
}

function cookieOf(token: string | null): Cookie | null {
  if (token === null) return null;
  const [sessionId = '', generation = ''] = token.split('.');
  return { sessionId, generation: Number(generation) };
}
