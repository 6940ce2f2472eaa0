import { expect, it } from 'vitest';
import { createOneAtATime } from './one-at-a-time.ts';

const soon = async () => {
  for (let microtask = 0; microtask < 50; microtask += 1) await undefined;
};

it('does one piece after the other, in their order', async () => {
  const oneAtATime = createOneAtATime();
  const events: string[] = [];
  const piece = (name: string) => () => {
    events.push(`${name} begins`);
    return soon().then(() => {
      events.push(`${name} ends`);
      return name;
    });
  };
  const results = await Promise.all([oneAtATime(piece('one')), oneAtATime(piece('two'))]);
  expect(results).toEqual(['one', 'two']);
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('lets what has come in meanwhile pass between two pieces', async () => {
  const oneAtATime = createOneAtATime();
  const events: string[] = [];
  const pieces = ['one', 'two', 'three'].map((name) => oneAtATime(async () => void events.push(name)));
  setImmediate(() => events.push('somebody else'));
  await Promise.all(pieces);
  expect(events).toEqual(['one', 'somebody else', 'two', 'three']);
});

it('goes on after a fault, which whoever asked gets', async () => {
  const oneAtATime = createOneAtATime();
  const fault = oneAtATime(() => Promise.reject(new Error('a fault')));
  const next = oneAtATime(async () => 'next');
  await expect(fault).rejects.toThrow('a fault');
  expect(await next).toBe('next');
});
