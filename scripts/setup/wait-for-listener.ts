import { once } from 'node:events';
import { connect, type NetConnectOpts } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const RETRY_MS = 100;
const LONGEST_WAIT_MS = 60_000;

/** Resolves as soon as something listens at this address; rejects with the last refusal after a minute. */
export async function waitForListener(
  address: NetConnectOpts,
  longestWaitMs = LONGEST_WAIT_MS,
): Promise<void> {
  const end = Date.now() + longestWaitMs;
  for (;;) {
    const socket = connect(address);
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (Date.now() >= end) throw error;
      await delay(RETRY_MS);
    } finally {
      socket.destroy();
    }
  }
}
