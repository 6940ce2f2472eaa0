import { Trans } from '@lingui/react/macro';

/** Why what only site admins may change can't be changed. */
export function NotForThisRole() {
  return (
    <Trans>
      Only site admins can change this. Please ask your travel agency when something is not right.
    </Trans>
  );
}
