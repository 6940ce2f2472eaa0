import type { SearchReaders as EmbeddedReaders } from './embedded/desk/search-desk.ts';
import type { HouseReader } from './hotelbeds/house-content.ts';

/** What suppliers read from the database while they search. */
export interface SearchReaders extends EmbeddedReaders {
  houses: HouseReader;
}
