import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { PracticePanel, type PracticePanelProps } from './PracticePanel.tsx';

export type PracticeScreenProps =
  | { state: 'loading' }
  | { state: 'forbidden' }
  | ({ state: 'ready' } & PracticePanelProps);

export function PracticeScreen(props: PracticeScreenProps) {
  return (
    <Page
      title={<Trans>Practice</Trans>}
      subtitle={
        <Trans>Let things go wrong on purpose. Only your company notices, and nothing real is sold.</Trans>
      }
    >
      {contentOf(props)}
    </Page>
  );
}

function contentOf(props: PracticeScreenProps): ReactNode {
  switch (props.state) {
    case 'loading':
      return <LinearProgress visible />;
    case 'forbidden':
      return <Forbidden />;
    case 'ready':
      return <PracticePanel {...props} />;
  }
}

function Forbidden() {
  return (
    <Notice
      kind="warning"
      title={<Trans>This page is for company admins</Trans>}
      action={
        <AppLink href="/">
          <Trans>Go to the home page</Trans>
        </AppLink>
      }
    >
      <Trans>What is switched on here concerns everybody in the company.</Trans>
    </Notice>
  );
}
