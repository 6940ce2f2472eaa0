import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { CREDENTIALS, flat, granted, refused, settle } from '#tests/support/charts/manual-session.ts';
import { type SessionEvent, type SessionOutcome, sessionMachine } from './session-machine.ts';

describe('an unfilled slot', () => {
  it('leaves no session', async () => {
    const { actor, faults } = await startUnfilled();
    expect(flat(actor.getSnapshot().value.identity)).toBe('unauthenticated.resting');
    expect(actor.getSnapshot().value.enums).toBe('empty');
    expect(faults).toEqual([missing('refreshSession'), missing('loadEnums')]);
  });

  it.each<[string, SessionOutcome, SessionEvent]>([
    ['signIn', refused, CREDENTIALS],
    ['signOut', refused, { type: 'signOut.request' }],
    ['actAsCompany', granted(), { type: 'company.choose', companyId: 'logistik' }],
  ])('fails by its name: %s', async (slot, outcome, event) => {
    const refreshSession = fromPromise<SessionOutcome>(() => Promise.resolve(outcome));
    const { actor, faults } = await startUnfilled(sessionMachine.provide({ actors: { refreshSession } }));
    await settle(() => actor.send(event));
    expect(faults.at(-1)).toBe(missing(slot));
  });
});

const missing = (slot: string) => `Error: The actor ${slot} is not provided`;

async function startUnfilled(machine = sessionMachine) {
  const faults: string[] = [];
  const actor = createActor(machine, {
    input: { language: 'en' },
    inspect(inspected) {
      if (inspected.type !== '@xstate.event' || !('error' in inspected.event)) return;
      faults.push(String(inspected.event.error));
    },
  });
  await settle(() => actor.start());
  return { actor, faults };
}
