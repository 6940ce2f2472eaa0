import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, requestAhead } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('reports a failure although the browser is offline, instead of waiting for a network', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const queryFn = () => Promise.reject(new Error('Unreachable'));
  await expect(client.fetchQuery({ queryKey: ['asked'], queryFn })).rejects.toThrow('Unreachable');
  const mutation = client.getMutationCache().build(client, { mutationFn: queryFn });
  await expect(mutation.execute(undefined)).rejects.toThrow('Unreachable');
});

describe('an answer that was requested ahead', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A client, and a query whose answers are numbered. */
  function start() {
    const client = createQueryClient();
    let requests = 0;
    const query = { queryKey: ['companies'], queryFn: () => Promise.resolve(++requests) };
    return { client, query, requests: () => requests };
  }

  /** Opens a page with a query, and returns its result and a function to leave it. */
  async function open({ client, query }: ReturnType<typeof start>) {
    const page = new QueryObserver(client, query);
    const leave = page.subscribe(() => {});
    const { data: first } = page.getCurrentResult();
    await vi.advanceTimersByTimeAsync(10);
    return { first, data: page.getCurrentResult().data, leave };
  }

  it.each([0, 5_000])('is shown by its page after %i ms without another request', async (ms) => {
    const site = start();
    requestAhead(site.client, site.query);
    await vi.advanceTimersByTimeAsync(ms);
    expect(await open(site)).toMatchObject({ data: 1 });
    expect(site.requests()).toBe(1);
  });

  it('is removed when the page has been left, also after it was requested again', async () => {
    const site = start();
    requestAhead(site.client, site.query);
    const { leave } = await open(site);
    requestAhead(site.client, site.query);
    await vi.advanceTimersByTimeAsync(10);
    leave();
    await vi.advanceTimersByTimeAsync(10);
    expect(await open(site)).toMatchObject({ first: undefined, data: 3 });
  });

  it('is shared with a second component, which requests it again when it is old', async () => {
    const site = start();
    requestAhead(site.client, site.query);
    await open(site);
    expect(await open(site)).toMatchObject({ data: 1 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await open(site)).toMatchObject({ data: 2 });
  });

  it('is shown as the failure that it was, without another request', async () => {
    const { client } = start();
    let requests = 0;
    const queryFn = () => {
      requests += 1;
      return Promise.reject(new Error('Unreachable'));
    };
    const query = { queryKey: ['group'], queryFn };
    requestAhead(client, query);
    await vi.advanceTimersByTimeAsync(10);
    const page = new QueryObserver(client, { ...query, throwOnError: false });
    page.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(10);
    expect(page.getCurrentResult().error).toMatchObject({ message: 'Unreachable' });
    expect(requests).toBe(1);
  });

  it('is not waiting for ever for a page that was not opened', async () => {
    const site = start();
    requestAhead(site.client, site.query);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(site.client.getQueryCache().getAll()).toEqual([]);
  });
});
