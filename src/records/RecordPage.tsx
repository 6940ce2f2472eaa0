import { Trans, useLingui } from '@lingui/react/macro';
import { Group, InputBase, Stack, Text } from '@mantine/core';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { AppLink } from '../components/AppLink.tsx';
import { LinearProgress } from '../components/LinearProgress.tsx';
import { Notice } from '../components/Notice.tsx';
import { Page } from '../components/Page.tsx';
import { ForbiddenNotice } from './ForbiddenNotice.tsx';
import classes from './RecordPage.module.css';
import { ActiveMark } from './RecordTable.tsx';
import { RecordTabs, type Tab } from './RecordTabs.tsx';

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
      active?: boolean;
      tabs?: readonly Tab[];
      sections: readonly PageSection[];
      aside?: ReactNode;
    };

export function RecordPage(props: RecordPageProps) {
  const { t } = useLingui();
  if (props.state !== 'ready') return <Page title={props.title}>{renderWaiting(props)}</Page>;
  const { title, subtitle, active, tabs, sections, aside } = props;
  return (
    <Page
      title={
        <Group component="span" variant="breakable" gap="8px 16px">
          {aside}
          <span>{title}</span>
          {active === undefined ? null : <ActiveMark active={active} />}
        </Group>
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
  // The section that the address names appears only once the record is loaded.
  useEffect(() => show(window.location.hash.slice(1)), []);
  return (
    <Stack gap="lg" miw={0}>
      {sections.map(({ id, content }) => (
        <Text component="div" key={id} variant="breakable" miw={0}>
          {content}
        </Text>
      ))}
    </Stack>
  );
}

function renderWaiting(props: Exclude<RecordPageProps, { state: 'ready' }>): ReactNode {
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

interface SectionNavigationProps {
  sections: readonly { id: string; title: string }[];
}

function SectionNavigation({ sections }: SectionNavigationProps) {
  const { t } = useLingui();
  const go = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    show(id);
  };
  return (
    <nav aria-label={t`Sections`} className={classes.navigation}>
      <ul className={classes.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link} onClick={go(id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div className={classes.choice}>
        <InputBase
          component="select"
          variant="standard"
          size="sm"
          pointer
          label={t`Go to section`}
          onChange={(event: { currentTarget: { value: string } }) => show(event.currentTarget.value)}
        >
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </InputBase>
      </div>
    </nav>
  );
}

/** Moves the focus too, so that keyboard users continue there. */
function show(id: string): void {
  document.getElementById(id)?.scrollIntoView();
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
