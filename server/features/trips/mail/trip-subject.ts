import type { Trip } from '#domain/contract.ts';

/** Says what has happened, where the trip leads and when, such as "Approved: London, 8 – 10 Dec". */
export function tripSubject(event: string, { title }: Pick<Trip, 'title'>): string {
  return `${event}: ${title}`;
}
