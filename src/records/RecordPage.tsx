import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../components/AppLink.tsx';
import { LinearProgress } from '../components/LinearProgress.tsx';
import { Notice } from '../components/Notice.tsx';
import { Page } from '../components/Page.tsx';
import { ActiveMark } from './ActiveMark.tsx';
import { ForbiddenNotice } from './ForbiddenNotice.tsx';
import classes from './RecordPage.module.css';
import { RecordTabs, type Tab } from './RecordTabs.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';

export interface PageSection {
  id: string;
  title: string;
  content: ReactNode;
}

export type RecordPageProps =
  | { state: 'loading'; title: ReactNode }
  | { state: 'notFound'; title: ReactNode }
  | { state: 'forbidden'; title: ReactNode }
  | {
      state: 'ready';
      title: ReactNode;
      subtitle?: ReactNode;
      /** Shown next to the title, once known. */
      active?: boolean;
      tabs?: readonly Tab[];
      sections: readonly PageSection[];
      /** Shown next to the title, such as a picture. */
      aside?: ReactNode;
    };

/** The page of a record: its tabs, and its sections with links to them. */
export function RecordPage(props: RecordPageProps) {
  const { t } = useLingui();
  if (props.state !== 'ready') return <Page title={props.title}>{waiting(props)}</Page>;
  const { title, subtitle, active, tabs, sections, aside } = props;
  return (
    <Page
      title={
        <span className={classes.title}>
          {aside}
          <span>{title}</span>
          {active === undefined ? null : <ActiveMark active={active} />}
        </span>
      }
      subtitle={subtitle}
    >
      {tabs ? <RecordTabs label={t`Parts of this record`} tabs={tabs} /> : null}
      {sections.length > 1 ? (
        <div className={classes.columns}>
          <SectionNavigation sections={sections} />
          <Sections sections={sections} />
        </div>
      ) : (
        <Sections sections={sections} />
      )}
    </Page>
  );
}

function Sections({ sections }: { sections: readonly PageSection[] }) {
  return (
    <div className={classes.sections}>
      {sections.map(({ id, content }) => (
        <div key={id} className={classes.section}>
          {content}
        </div>
      ))}
    </div>
  );
}

function waiting(props: Exclude<RecordPageProps, { state: 'ready' }>): ReactNode {
  switch (props.state) {
    case 'loading':
      return <LinearProgress visible />;
    case 'notFound':
      return (
        <Notice
          kind="warning"
          title={<Trans>This does not exist, or you may not see it</Trans>}
          action={
            <AppLink href="/">
              <Trans>Go to the home page</Trans>
            </AppLink>
          }
        />
      );
    case 'forbidden':
      return <ForbiddenNotice />;
  }
}
