import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CompanyChange } from '#machines/session/session-selectors.ts';
import { AreaError, type AreaFailure } from '../../components/AreaError.tsx';
import { Notice } from '../../components/Notice.tsx';
import classes from './CompanyChangeNotice.module.css';

interface CompanyChangeNoticeProps {
  companyChange: CompanyChange;
  failure?: AreaFailure | null;
}

export function CompanyChangeNotice({ companyChange, failure }: CompanyChangeNoticeProps) {
  const notice = renderNotice(companyChange) ?? (failure ? <AreaError {...failure} /> : null);
  return notice ? <div className={classes.place}>{notice}</div> : null;
}

function renderNotice(companyChange: CompanyChange): ReactNode {
  switch (companyChange) {
    case 'refused':
      return (
        <Notice kind="error" title={<Trans>You can't act as this company</Trans>}>
          <Trans>You are still in the same company. Choose another one, or ask your administrator.</Trans>
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice kind="error" title={<Trans>The company was not changed</Trans>}>
          <Trans>The server can't be reached. Check your connection and choose the company again.</Trans>
        </Notice>
      );
    case 'resting':
    case 'actingAs':
      return null;
  }
}
