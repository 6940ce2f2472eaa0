import type { Trip } from '#domain/contract.ts';

export function tripSubject(event: string, { title }: Pick<Trip, 'title'>): string {
  return `${event}: ${title}`;
}
