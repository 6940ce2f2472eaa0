import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads once, also for callers during loading', async () => {
  const load = vi.fn(async () => ({}));
  const get = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  const first = get();
  expect(await get()).toBe(await first);
  expect(load).toHaveBeenCalledOnce();
});

it('tries again after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('here');
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('gone');
  expect(await get()).toBe('here');
});
