import type { PracticeReader } from '../suppliers/embedded/practice-switches.ts';
import type { StockReader } from '../suppliers/embedded/stock.ts';

/** What searching needs from the database. */
export interface SearchReaders {
  stock: StockReader;
  practice: PracticeReader;
}
