import type { ResponseLine } from '../http/line-writer.ts';
import type { FailedSource } from '../offers/search-tools.ts';
import type { BookingName } from '../suppliers/embedded/stock.ts';
import type { SearchTask } from './searches.ts';

export type ToThread =
  | { kind: 'search'; id: number; task: SearchTask }
  | { kind: 'cancel'; id: number }
  | { kind: 'answer'; question: number; value: unknown }
  | { kind: 'noAnswer'; question: number; error: unknown };

export type FromThread =
  | { kind: 'line'; id: number; line: ResponseLine }
  | { kind: 'sourceFailed'; id: number; failed: FailedSource }
  | { kind: 'end'; id: number }
  | { kind: 'fault'; id: number; error: unknown }
  | { kind: 'question'; question: number; asked: Question };

/** Questions of a thread that only the main thread can answer, because it has the database. */
export type Question =
  | { about: 'stock'; units: readonly string[]; at: Date; except: BookingName }
  | { about: 'practice'; companyId: string };
