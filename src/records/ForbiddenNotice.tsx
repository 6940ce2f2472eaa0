import { Trans } from '@lingui/react/macro';
import { AppLink } from '../components/AppLink.tsx';
import { Notice } from '../components/Notice.tsx';

/** Replaces content that the role may not see; there is nothing to retry. */
export function ForbiddenNotice() {
  return (
    <Notice
      kind="warning"
      title={<Trans>You may not see this</Trans>}
      action={
        <AppLink href="/">
          <Trans>Go to the home page</Trans>
        </AppLink>
      }
    >
      <Trans>Your role in this company does not include it.</Trans>
    </Notice>
  );
}
