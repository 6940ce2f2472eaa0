/** The token of the link in the mail. It is in the fragment, which is never sent to a server or logged. */
export function readResetToken(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || null;
}
