import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const RETRY_MS = 100;
const LONGEST_WAIT_MS = 60_000;

/** Resolves as soon as something listens at this port; rejects with the last refusal after a minute. */
export async function waitForPort(port: number, longestWaitMs = LONGEST_WAIT_MS): Promise<void> {
  const end = Date.now() + longestWaitMs;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
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
