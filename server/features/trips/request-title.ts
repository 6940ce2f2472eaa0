import type { StoredRequest } from '../../db/trip-tables.ts';
import { EXTERNAL_SERVICES } from './part/kinds/external-service-words.ts';

const LONGEST_TITLE = 200;

/** Builds the title of a request in words, such as "Rail, hotel: Zürich – Milan". */
export function requestTitle({ kinds, places }: Pick<StoredRequest, 'kinds' | 'places'>): string {
  return `${servicesText(kinds)}: ${places.map(inOneLine).join(' – ')}`.slice(0, LONGEST_TITLE);
}

/** Only the first word is capitalised. */
export function servicesText(kinds: StoredRequest['kinds']): string {
  const names = kinds.map((kind) => EXTERNAL_SERVICES[kind]);
  return names.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ');
}

function inOneLine(place: string): string {
  return place.trim().replaceAll(/\s+/g, ' ');
}
