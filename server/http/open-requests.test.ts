import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { company, start, stop } from '#tests/support/app-fixture.ts';

afterEach(stop);

it('a stopping server answers running requests, and does not wait for idle connections', async () => {
  const request = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const { app, authorization } = await start({
    handlers: {
      listCompanies: async () => {
        request.resolve();
        await gate.promise;
        return { status: 200, body: { docs: [company], totalDocs: 1, limit: 10, page: 1, totalPages: 1 } };
      },
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const answer = fetch(`http://127.0.0.1:${port}/api/companies`, { headers: { authorization } });
  await request.promise;
  const closed = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  gate.resolve();
  expect((await answer).status).toBe(200);
  await (await answer).text();
  // Clients keep connections open for longer than a test may take.
  await closed;
});
