const UNIQUE_VIOLATION = '23505';

export function violatedConstraint(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown) || thrown.code !== UNIQUE_VIOLATION) return undefined;
  return 'constraint' in thrown ? String(thrown.constraint) : undefined;
}
