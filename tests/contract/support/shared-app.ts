import { afterAll, beforeAll } from 'vitest';
import { openContractApp } from './contract-app.ts';

type Opened = Awaited<ReturnType<typeof openContractApp>>;

/** One application for all tests of a file: opened before the first of them, closed after the last one. */
export function sharedApp(options: Parameters<typeof openContractApp>[0] = {}): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await openContractApp(options);
  });
  afterAll(() => opened?.close());
  const get = <Key extends keyof Opened>(key: Key): Opened[Key] => {
    if (!opened) throw new Error('The application is there from the first beforeAll on');
    return opened[key];
  };
  return {
    get app() {
      return get('app');
    },
    get db() {
      return get('db');
    },
    get deps() {
      return get('deps');
    },
    get clock() {
      return get('clock');
    },
    get database() {
      return get('database');
    },
    get workOff() {
      return get('workOff');
    },
    get takeJobs() {
      return get('takeJobs');
    },
    get discardJobs() {
      return get('discardJobs');
    },
    get close() {
      return get('close');
    },
  };
}
