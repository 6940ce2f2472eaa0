import type { Api } from './client.ts';
import { readData } from './errors.ts';

const MESSAGE_LENGTH = 2000;
const STACK_LENGTH = 8000;

export async function reportError(api: Api, reference: string, error: Error): Promise<void> {
  const body = {
    ref: reference,
    message: error.message.slice(0, MESSAGE_LENGTH),
    stack: error.stack ? error.stack.slice(0, STACK_LENGTH) : undefined,
  };
  await readData(api.http.POST('/api/log', { body })).catch(() => {});
}
