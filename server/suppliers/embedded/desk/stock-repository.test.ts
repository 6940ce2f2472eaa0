import { expect, it } from 'vitest';
import { createOneAtATime } from './stock-repository.ts';

const soon = async () => {
  for (let microtask = 0; microtask < 50; microtask += 1) await undefined;
};

it('runs one piece after the other, in order', async () => {
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

it('lets other events run between two pieces', async () => {
  const oneAtATime = createOneAtATime();
  const events: string[] = [];
  const pieces = ['one', 'two', 'three'].map((name) => oneAtATime(async () => void events.push(name)));
  setImmediate(() => events.push('other event'));
  await Promise.all(pieces);
  expect(events).toEqual(['one', 'other event', 'two', 'three']);
});

it('continues after a fault, which the caller of that piece gets', async () => {
  const oneAtATime = createOneAtATime();
  const fault = oneAtATime(() => Promise.reject(new Error('a fault')));
  const next = oneAtATime(async () => 'next');
  await expect(fault).rejects.toThrow('a fault');
  expect(await next).toBe('next');
});
