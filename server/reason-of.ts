export function reasonOf(error: unknown): string {
  // A refused connection to a name with several addresses has one error for each, and no message of its own.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return messageIn(first) ?? String(first);
}

/** Some packages pass errors on as plain objects. */
function messageIn(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown)) return undefined;
  return typeof thrown.message === 'string' ? thrown.message : undefined;
}
