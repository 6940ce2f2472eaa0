const UNIQUE_VIOLATION = '23505';

/** The name of the unique constraint that a statement has met, when that is what was thrown. */
export function violatedConstraint(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown) || thrown.code !== UNIQUE_VIOLATION) return undefined;
  return 'constraint' in thrown ? String(thrown.constraint) : undefined;
}
