import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { dayAfter } from '#domain/local-time.ts';
import { testEngine } from '#tests/support/database.ts';
import { lastChange } from './support/change-desk.ts';
import { type ChangeLevel, ChangeScenario } from './support/change-scenario.ts';
import { openContractApp } from './support/contract-app.ts';
import { type FakeSmtp, startFakeSmtp } from './support/fake-smtp.ts';
import { createDurableData, type DurableData } from './support/kills/durable-data.ts';
import { KillableServer } from './support/kills/killable-server.ts';
import { type CallOptions, type CallResult, send } from './support/kills/send.ts';

const DYING = 'tests/contract/support/kills/dying-server.ts';
const soon = { timeout: 40_000, interval: 50 };

type Act = 'change' | 'approve' | 'reject' | 'withdraw';

interface Kill {
  when: string;
  step: string;
  act: Act;
  levels: ChangeLevel[];
}

const NO_ONE: ChangeLevel[] = [];

const KILLS: Kill[] = [
  { when: 'before the hotel is asked', step: 'change.before', act: 'change', levels: NO_ONE },
  { when: 'when the hotel has changed a booking', step: 'change.after', act: 'change', levels: NO_ONE },
  {
    when: 'when a request is stored, before its approvers are asked',
    step: 'insert trip_changes.after',
    act: 'change',
    levels: [1],
  },
  {
    when: 'when the approvers are asked, before the answer',
    step: 'answer change',
    act: 'change',
    levels: [1],
  },
  { when: 'when an approval is stored', step: 'update trip_changes.after', act: 'approve', levels: [1] },
  {
    when: 'when a change is approved, before its hotel is asked',
    step: 'answer approve',
    act: 'approve',
    levels: [1],
  },
  {
    when: 'while it stores what the hotel has answered',
    step: 'update trip_changes.after',
    act: 'change',
    levels: NO_ONE,
  },
  {
    when: 'when a change is done, before its mail goes out',
    step: 'job part.change.after',
    act: 'change',
    levels: NO_ONE,
  },
  { when: 'while it withdraws a change', step: 'update trip_changes.after', act: 'withdraw', levels: [1] },
  { when: 'when a change is withdrawn', step: 'answer withdraw', act: 'withdraw', levels: [1] },
  { when: 'while it refuses a change', step: 'update trip_changes.after', act: 'reject', levels: [1] },
  { when: 'when a change is refused', step: 'answer reject', act: 'reject', levels: [1] },
];

/** Every kill on both engines in a run of `npm run kills`; otherwise they share the kills, as each takes a start. */
const kills = KILLS.filter(
  (_, index) => process.env.ROUNDS !== undefined || index % 2 === (testEngine() === 'pglite' ? 0 : 1),
);

let data: DurableData;
let smtp: FakeSmtp;
const changes: ChangeScenario[] = [];
/** Until it dies; then the next one finishes what it has left behind. */
let running: KillableServer | undefined;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  data = await createDurableData({ made: true });
  await data.ask(async (_, database) => {
    const opened = await openContractApp({ database });
    for (const { levels } of kills) changes.push(await ChangeScenario.prepare(opened, levels));
    await opened.close();
  });
});
afterAll(async () => {
  await running?.kill();
  await data.remove();
  await smtp.close();
});

async function serving(): Promise<KillableServer> {
  if (running) return running;
  const settings = { ...data.settings, SMTP_URL: smtp.url };
  running = await KillableServer.spawn(settings, DYING);
  await running.ready();
  return running;
}

async function ask(sent: CallOptions): Promise<CallResult> {
  return await send((await serving()).address, sent);
}

async function asked(sent: CallOptions): Promise<Trip> {
  const { status, body } = await ask(sent);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Trip; // by the contract
}

/** What is sent to a server that dies of it; undefined when it dies before it answers. */
async function askAndDie(step: string, sent: CallOptions): Promise<CallResult | undefined> {
  const server = await serving();
  await server.dieAt(step);
  const answer = await send(server.address, sent).catch(() => undefined);
  await server.ended;
  running = undefined;
  return answer;
}

describe('a server that dies', () => {
  test.each(kills.map((kill, index) => ({ ...kill, index })))(
    '$when leaves what the next one finishes, once',
    { timeout: 120_000 },
    async ({ step, act, levels, index }) => {
      const change = changes[index] ?? expect.fail('It was not prepared');
      const request = change.change();
      const seen = act === 'change' ? change.before : await asked(request);
      const sent = act === 'change' ? request : change[act](seen);
      const answer = await askAndDie(step, sent);
      if (step.startsWith('insert') || step.startsWith('answer') || act !== 'change')
        expect(answer).toBeUndefined();
      const again = await ask(sent);
      // A decision that was kept is answered again.
      expect(again.status, JSON.stringify(again.body)).toBe(200);
      if (act === 'change' && levels.length > 0) await asked(change.approve(again.body as Trip));
      const after = await vi.waitFor(async () => {
        const trip = await asked(change.read());
        expect(lastChange(trip).status).toBe(ENDS[act]);
        return trip;
      }, soon);
      change.expectEnd(after, await (await serving()).tracesOf(change.desk.traced));
      if (act === 'change') await vi.waitFor(() => expectMailedOnce(change), soon);
    },
  );
});

const ENDS: Record<Act, string> = {
  change: 'done',
  approve: 'done',
  reject: 'refused',
  withdraw: 'withdrawn',
};

/** That the change is done, with the new days for the calendar. */
function expectMailedOnce({ desk, before }: ChangeScenario): void {
  const files = smtp.received.flatMap((mail) => {
    const [, file] = /^Content-Type: text\/calendar.*?\n\n(.*?)\n--/ms.exec(mail) ?? [];
    return file !== undefined && mail.includes(`To: ${desk.traveler.email}`)
      ? [Buffer.from(file, 'base64').toString()]
      : [];
  });
  expect(files).toHaveLength(1);
  const [first = '', last = ''] = [before.startsOn, dayAfter(before.startsOn, 3)].map((day) =>
    day.replaceAll('-', ''),
  );
  expect(files[0]).toMatch(new RegExp(`DTSTART[^\\r]*:${first}`));
  expect(files[0]).toMatch(new RegExp(`DTEND[^\\r]*:${last}`));
}
