import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CalendarFeed } from '#domain/contract.ts';
import { AreaError, type AreaFailure } from '../../components/AreaError.tsx';
import { ConfirmDialog } from '../../components/dialog/DialogFrame.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Notice } from '../../components/Notice.tsx';
import { formatMoment } from '../../i18n/moment-format.ts';
import { SectionCard } from '../../records/SectionCard.tsx';
import classes from './CalendarSection.module.css';

export type LoadedFeed =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | { state: 'ready'; feed: CalendarFeed };

export interface CalendarSectionProps {
  loaded: LoadedFeed;
  address: string | null;
  pending: boolean;
  fault: string | null;
  onMake: () => void;
  onSwitchOff: () => void;
  onCopy: (address: string) => void;
}

export function CalendarSection(props: CalendarSectionProps) {
  const { t } = useLingui();
  return (
    <SectionCard id="calendar" title={t`Calendar`}>
      <p>
        <Trans>
          Your calendar can show your trips and keep up with their changes. It reads them at a private
          address.
        </Trans>
      </p>
      <Content {...props} />
    </SectionCard>
  );
}

function Content(props: CalendarSectionProps) {
  switch (props.loaded.state) {
    case 'loading':
      return <LinearProgress visible />;
    case 'failed':
      return <AreaError {...props.loaded.failure} />;
    case 'ready':
      return <Feed {...props} feed={props.loaded.feed} />;
  }
}

function Feed(props: CalendarSectionProps & { feed: CalendarFeed }) {
  const { feed, address, pending, fault, onMake, onSwitchOff } = props;
  const [asking, setAsking] = useState<'renew' | 'switchOff' | null>(null);
  const confirm = (act: () => void) => () => {
    setAsking(null);
    act();
  };
  return (
    <>
      {fault === null ? null : <Notice kind="error">{fault}</Notice>}
      {address === null ? null : <Address address={address} onCopy={props.onCopy} />}
      {feed.since && address === null ? <Since moment={formatMoment(feed.since)} /> : null}
      <Group gap="8px 12px">
        {feed.isOn ? (
          <>
            <Button variant="default" aria-disabled={pending} onClick={() => pending || setAsking('renew')}>
              <Trans>Make a new address</Trans>
            </Button>
            <Button
              variant="light"
              color="red"
              aria-disabled={pending}
              onClick={() => pending || setAsking('switchOff')}
            >
              <Trans>Switch off</Trans>
            </Button>
          </>
        ) : (
          <Button variant="light" aria-disabled={pending} onClick={() => pending || onMake()}>
            <Trans>Make an address</Trans>
          </Button>
        )}
      </Group>
      <ConfirmDialog
        open={asking === 'renew'}
        title={<Trans>Make a new address?</Trans>}
        confirmLabel={<Trans>Make a new address</Trans>}
        onConfirm={confirm(onMake)}
        onCancel={() => setAsking(null)}
      >
        <Trans>The present one ends at once. Calendars that use it get no more changes.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'switchOff'}
        title={<Trans>Switch the calendar address off?</Trans>}
        confirmLabel={<Trans>Switch off</Trans>}
        destructive
        onConfirm={confirm(onSwitchOff)}
        onCancel={() => setAsking(null)}
      >
        <Trans>Calendars that use it get no more changes.</Trans>
      </ConfirmDialog>
    </>
  );
}

interface AddressProps {
  address: string;
  onCopy: (address: string) => void;
}

function Address({ address, onCopy }: AddressProps) {
  return (
    <Group gap="8px 12px" align="end">
      <TextInput
        className={classes.field}
        label={<Trans>Private address</Trans>}
        description={
          <Trans>
            Add it in your calendar as a subscription. It is shown only now; keep it to yourself, because it
            shows your trips without a sign-in.
          </Trans>
        }
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => onCopy(address)}>
        <Trans>Copy</Trans>
      </Button>
    </Group>
  );
}

function Since({ moment }: { moment: string }) {
  return (
    <p>
      <Trans>On since {moment}. The address was shown when it was made.</Trans>
    </p>
  );
}
