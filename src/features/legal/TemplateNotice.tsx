import { Trans } from '@lingui/react/macro';
import { Notice } from '#src/components/Notice.tsx';

/** States that the text below is no legal advice, so that it isn't published unread. */
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
