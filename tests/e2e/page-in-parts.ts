import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PageInParts {
  address: string;
  sendRest(): void;
  close(): Promise<void>;
}

/** A page of which the browser gets everything before its end, and that not until it is sent. */
export async function servePageInParts(html: string, end: string): Promise<PageInParts> {
  const { promise: sent, resolve: sendRest } = Promise.withResolvers<void>();
  const cut = html.lastIndexOf(end);
  if (cut < 0) throw new Error(`The page has no ${end}`);
  const server = createServer(async (_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.write(html.slice(0, cut));
    await sent;
    answer.end(html.slice(cut));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    sendRest,
    close: async () => {
      sendRest();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
