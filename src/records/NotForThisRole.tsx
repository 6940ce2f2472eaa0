import { Trans } from '@lingui/react/macro';

export function NotForThisRole() {
  return (
    <Trans>Only site admins can change this. Please ask your travel agency if something is not right.</Trans>
  );
}
