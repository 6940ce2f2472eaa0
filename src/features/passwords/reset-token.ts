/** The token of the link in the mail. It stands in the fragment, which never reaches a server or its logs. */
export function readResetToken(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || null;
}
