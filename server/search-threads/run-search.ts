import { findFlights } from '../features/flights/find-flights.ts';
import type { CheckedLine, LineWriter } from '../http/line-writer.ts';
import type { SearchTools } from '../offers/search-tools.ts';
import type { SearchTask } from './searches.ts';

/** Searches in the thread of the caller: the lines as they are sent. */
export async function* runSearch(
  { operation, search }: SearchTask,
  tools: SearchTools & { writerOf(operationId: string): LineWriter },
  signal: AbortSignal,
): AsyncGenerator<CheckedLine> {
  const write = tools.writerOf(operation);
  for await (const line of FIND[operation](search, tools, signal)) yield write(line);
}

const FIND = { searchFlights: findFlights };
