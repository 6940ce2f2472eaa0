import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('reports a failure although the browser is offline, instead of waiting for a network', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const queryFn = () => Promise.reject(new Error('Unreachable'));
  await expect(client.fetchQuery({ queryKey: ['asked'], queryFn })).rejects.toThrow('Unreachable');
  const mutation = client.getMutationCache().build(client, { mutationFn: queryFn });
  await expect(mutation.execute(undefined)).rejects.toThrow('Unreachable');
});
