import { describe, expect, it } from 'vitest';
import { and, not, setup } from 'xstate';
import { statechartPage } from './statechart-page.ts';

const machine = setup({
  types: { tags: {} as 'busy', meta: {} as { actions: Record<string, string[]> } },
  guards: { isOpen: () => true, isPaid: () => true },
  actions: { ring: () => {} },
  delays: { patience: 1000 },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      meta: { actions: { owner: ['open', 'lock'], guest: ['knock'] } },
      on: { open: [{ guard: and(['isOpen', not('isPaid')]), target: 'ajar.wide', actions: 'ring' }, 'gone'] },
    },
    ajar: {
      tags: 'busy',
      meta: { actions: { owner: ['shut'] } },
      initial: 'narrow',
      states: { narrow: {}, wide: { after: { patience: '#door.shut' } } },
      on: { knock: { actions: 'ring' }, ignored: {} },
    },
    gone: { type: 'final' },
  },
});

describe("a chart's page", () => {
  const page = statechartPage(machine, 'door', 'machines/door/door-machine.ts');

  it.each([
    ['the state it begins in', '[*] --> shut'],
    ['states within states', 'state "ajar" as ajar {\n      [*] --> ajar_narrow'],
    ['the end', 'gone --> [*]'],
    ['events with their conditions and actions', 'shut --> ajar_wide: open [isOpen and not isPaid] / ring'],
    ['the other way out of the same event', 'shut --> gone: open'],
    ['what time brings', 'ajar_wide --> shut: after patience'],
    ['what happens without leaving', 'ajar --> ajar: knock / ring'],
  ])('draws %s', (_, drawn) => expect(page).toContain(drawn));

  it('lists states with their tags, and transitions', () => {
    expect(page).toContain('| ajar | busy |  |  |');
    expect(page).toContain('| ajar | knock |  | stays | ring |');
  });

  it('leaves out an event that changes nothing', () => expect(page).not.toContain('ignored'));

  it('lists what each role may do in each state', () => {
    expect(page).toContain(
      [
        '| State | guest | owner |',
        '|---|---|---|',
        '| shut | knock | open, lock |',
        '| ajar |  | shut |',
        '| ajar.narrow |  |  |',
        '| ajar.wide |  |  |',
        '| gone |  |  |',
      ].join('\n'),
    );
  });

  it("has no such list for a chart whose states don't define it", () => {
    const silent = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { off: {} } });
    expect(statechartPage(silent, 'lamp', 'machines/lamp/lamp-machine.ts')).not.toContain('may do');
  });
});
