import { describe, expect, it } from 'vitest';
import { asCompleted } from './as-completed.ts';

describe('running tasks', () => {
  it('yields results in the order of completion, and starts the next one then', async () => {
    const tasks = new Map<string, PromiseWithResolvers<string>>();
    const results = asCompleted(['one', 'two', 'three'], 2, (item) => {
      const task = Promise.withResolvers<string>();
      tasks.set(item, task);
      return task.promise;
    });
    const first = results.next();
    expect([...tasks.keys()]).toEqual(['one', 'two']);
    tasks.get('two')?.resolve('second');
    expect(await first).toEqual({ done: false, value: 'second' });
    const next = results.next();
    tasks.get('one')?.resolve('first');
    expect(await next).toEqual({ done: false, value: 'first' });
    tasks.get('three')?.resolve('third');
    expect(await results.next()).toEqual({ done: false, value: 'third' });
    expect((await results.next()).done).toBe(true);
  });

  it('fails with the first task that fails, and starts no other', async () => {
    const startedSources: number[] = [];
    const results = asCompleted([1, 2, 3], 2, async (item) => {
      startedSources.push(item);
      throw new Error(`task ${item}`);
    });
    await expect(results.next()).rejects.toThrow('task 1');
    expect(startedSources).toEqual([1, 2]);
  });
});
