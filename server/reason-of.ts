/** What an error of the system or of a package says, as a part of a line. */
export function reasonOf(error: unknown): string {
  // A refused connection to a name with several addresses has one error for each and no message of its own.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
