import { Trans } from '@lingui/react/macro';
import type { CompanyChange } from '#machines/session/session-selectors.ts';
import { Notice } from '../../components/Notice.tsx';
import classes from './CompanyChangeNotice.module.css';

interface CompanyChangeNoticeProps {
  companyChange: CompanyChange;
}

/** Says why the company is still the same as before. */
export function CompanyChangeNotice({ companyChange }: CompanyChangeNoticeProps) {
  switch (companyChange) {
    case 'refused':
      return (
        <div className={classes.place}>
          <Notice kind="error" title={<Trans>You can't act as this company</Trans>}>
            <Trans>
              You are still in the company that you were in. Choose another one, or ask your administrator.
            </Trans>
          </Notice>
        </div>
      );
    case 'unreachable':
      return (
        <div className={classes.place}>
          <Notice kind="error" title={<Trans>The company was not changed</Trans>}>
            <Trans>The server can't be reached. Check your connection and choose the company again.</Trans>
          </Notice>
        </div>
      );
    case 'resting':
    case 'actingAs':
      return null;
  }
}
