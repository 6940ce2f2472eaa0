import { Plural, Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { countSwitchedOn } from '#domain/practice.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page, Surface } from '../../components/Page.tsx';
import { PracticeForm, type PracticeFormProps } from './PracticeForm.tsx';

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
      {renderContent(props)}
    </Page>
  );
}

function renderContent(props: PracticeScreenProps): ReactNode {
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
      <Trans>What is switched on here applies to everyone in the company.</Trans>
    </Notice>
  );
}

interface PracticePanelProps extends PracticeFormProps {
  resets: number;
  onReset: () => void;
}

function PracticePanel({ practice, resets, onReset, ...form }: PracticePanelProps) {
  const count = countSwitchedOn(practice.switches);
  return (
    <Stack gap="lg" maw={640}>
      <Notice
        kind={count > 0 ? 'warning' : 'info'}
        title={
          count > 0 ? (
            <Plural value={count} one="# thing is switched on" other="# things are switched on" />
          ) : (
            <Trans>Nothing is switched on</Trans>
          )
        }
        action={
          <Button variant="light" disabled={count === 0} onClick={onReset}>
            <Trans>Reset everything</Trans>
          </Button>
        }
      />
      <Text>
        <Plural
          value={practice.bookings.length}
          _0="The simulated suppliers hold nothing for your company, and have sold it nothing."
          one="The simulated suppliers hold # booking for your company, or have sold it."
          other="The simulated suppliers hold # bookings for your company, or have sold them."
        />
      </Text>
      <Surface>
        <PracticeForm key={resets} practice={practice} {...form} />
      </Surface>
    </Stack>
  );
}
