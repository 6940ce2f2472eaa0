import { describe, expect, it } from 'vitest';
import type { SectionValues } from '#domain/records/section-values.ts';
import { type SectionCalls, saveSection } from './use-section-save.ts';

interface RecordOnServer {
  version: number;
  values: SectionValues;
  elsewhere: string;
}

/** A server with one record, to which another user saves a given change before each of our calls. */
function server(others: Partial<RecordOnServer>[]) {
  let record: RecordOnServer = { version: 1, values: { name: 'old', note: 'old' }, elsewhere: '' };
  const sent: SectionValues[] = [];
  const opened = record;
  const calls: SectionCalls<RecordOnServer> = {
    valuesOf: ({ values }) => values,
    send: async (version, changed) => {
      sent.push(changed);
      const other = others.shift();
      if (other) record = { ...record, ...other, version: record.version + 1 };
      if (version !== record.version) return { state: 'stale', record };
      record = { ...record, values: { ...record.values, ...changed }, version: version + 1 };
      return { state: 'saved', record };
    },
  };
  return { calls, opened, sent, now: () => record };
}

const change = ({ opened }: ReturnType<typeof server>, mine: SectionValues) => ({
  opened: opened.values,
  mine: { ...opened.values, ...mine },
  latest: opened,
});

describe('saving a section', () => {
  it('sends only what changed', async () => {
    const stored = server([]);
    expect(await saveSection(change(stored, { name: 'mine' }), stored.calls)).toMatchObject({
      state: 'saved',
      record: { values: { name: 'mine', note: 'old' } },
    });
    expect(stored.sent).toEqual([{ name: 'mine' }]);
  });

  it('sends nothing when nothing changed', async () => {
    const stored = server([]);
    expect(await saveSection(change(stored, {}), stored.calls)).toEqual({
      state: 'saved',
      record: stored.opened,
    });
    expect(stored.sent).toEqual([]);
  });

  it('saves again without a question when others changed something else, however often', async () => {
    const stored = server([{ elsewhere: 'one' }, { values: { name: 'old', note: 'theirs' } }]);
    await saveSection(change(stored, { name: 'mine' }), stored.calls);
    expect(stored.now()).toMatchObject({ values: { name: 'mine', note: 'theirs' }, elsewhere: 'one' });
  });

  it('asks, and overwrites nothing, when both changed the same', async () => {
    const stored = server([{ values: { name: 'theirs', note: 'old' } }]);
    const outcome = await saveSection(change(stored, { name: 'mine' }), stored.calls);
    expect(outcome).toEqual({
      state: 'conflict',
      latest: stored.now(),
      conflicts: [{ path: 'name', mine: 'mine', theirs: 'theirs' }],
    });
    expect(stored.now().values.name).toBe('theirs');
  });

  it.each([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
  ] as const)('then saves what was chosen: %s', async (side, name) => {
    const stored = server([{ values: { name: 'theirs', note: 'old' } }]);
    const request = change(stored, { name: 'mine' });
    const outcome = await saveSection(request, stored.calls);
    const latest = outcome.state === 'conflict' ? outcome.latest : stored.opened;
    const done = await saveSection({ ...request, latest, chosen: { name: side } }, stored.calls);
    expect(done.state).toBe('saved');
    expect(stored.now().values.name).toBe(name);
  });
});
