import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function filled(...items: string[]) {
  const queue = createFairQueue<string>();
  for (const item of items) queue.add(item.charAt(0), item);
  return queue;
}

function rest(queue: { next(): string | undefined }): string[] {
  const items: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item);
  return items;
}

describe('a fair queue', () => {
  it('takes turns between groups, and starts with the oldest entry of each', () => {
    expect(rest(filled('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('queues a returning group after those that wait', () => {
    const queue = filled('a1', 'b1', 'b2');
    expect([queue.next(), queue.next()]).toEqual(['a1', 'b1']);
    queue.add('a', 'a2');
    expect(rest(queue)).toEqual(['b2', 'a2']);
  });

  it('removes entries whose callers have gone, and counts those that wait', () => {
    const queue = filled('a1', 'b1', 'a2');
    queue.remove('a', 'a1');
    queue.remove('a', 'a1');
    queue.remove('x', 'x1');
    expect(queue.size).toBe(2);
    expect(rest(queue)).toEqual(['a2', 'b1']);
    expect(queue.size).toBe(0);
  });
});
