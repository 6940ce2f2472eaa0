import { Trans } from '@lingui/react/macro';
import { Notice } from '#src/components/Notice.tsx';

/** Says that the text below is no advice, so that nobody publishes it unread. */
export function TemplateNotice() {
  return (
    <Notice kind="info" title={<Trans>This is a template</Trans>}>
      <Trans>
        It describes the application as it is delivered. Let a lawyer check and complete it before you publish
        it.
      </Trans>
    </Notice>
  );
}
