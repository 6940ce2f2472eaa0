import type { ResponseLine } from '../http/line-writer.ts';
import type { FailedSource } from '../offers/search-tools.ts';
import type { BookingName } from '../suppliers/embedded/stock.ts';
import type { SearchTask } from './searches.ts';

/** An error on its way to another thread. Copies of errors lose their properties, and with the code their meaning. */
export interface Fault {
  error: unknown;
  /** Of the database or the network; that of an abort is a number, which can't be set. */
  code?: string;
}

export function toFault(error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return { error, code: typeof code === 'string' ? code : undefined };
}

export function fromFault({ error, code }: Fault): unknown {
  return error instanceof Error && code !== undefined ? Object.assign(error, { code }) : error;
}

export type ToThread =
  | { kind: 'search'; id: number; task: SearchTask }
  | { kind: 'cancel'; id: number }
  | { kind: 'answer'; question: number; value: unknown }
  | { kind: 'noAnswer'; question: number; fault: Fault };

export type FromThread =
  | { kind: 'line'; id: number; line: ResponseLine }
  | { kind: 'sourceFailed'; id: number; failed: FailedSource }
  | { kind: 'end'; id: number }
  | { kind: 'fault'; id: number; fault: Fault }
  | { kind: 'question'; question: number; asked: Question };

/** Questions of a thread that only the main thread can answer, because it has the database. */
export type Question =
  | { about: 'stock'; units: readonly string[]; at: Date; except: BookingName }
  | { about: 'houses'; codes: readonly number[] }
  | { about: 'practice'; companyId: string };
