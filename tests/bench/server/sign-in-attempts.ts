import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Attempt {
  email: string;
  password: string;
}

const agent = new Agent({ keepAlive: true });
let visitors = 0;

/** How long one attempt takes, in milliseconds, each from another address, so that none is throttled. */
export async function timeSignIn(product: URL, attempt: Attempt, expected: number): Promise<number> {
  const body = JSON.stringify(attempt);
  const began = performance.now();
  const status = await send(new URL('/api/auth/login', product), body);
  const elapsed = performance.now() - began;
  if (status !== expected) throw new Error(`Signing in answered ${status}, not ${expected}`);
  return elapsed;
}

function send(address: URL, body: string): Promise<number> {
  visitors += 1;
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: 'POST', agent, headers }, (answer) => {
      text(answer).then(() => resolve(answer.statusCode ?? 0), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
