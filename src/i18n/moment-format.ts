let moments: Intl.DateTimeFormat | undefined;

/** `14 Mar 2027, 18:00`, of an instant as the clocks show it where this browser is. */
export function formatMoment(instant: string): string {
  moments ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return moments.format(new Date(instant));
}
