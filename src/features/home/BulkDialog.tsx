import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TripSummary } from '#domain/contract.ts';
import { Amount, AmountList } from '../../components/AmountList.tsx';
import { DialogFrame } from '../../components/dialog/DialogFrame.tsx';
import { Icon } from '../../components/Icon.tsx';
import { checkIcon, warningIcon } from '../../components/icons.ts';
import { Spinner } from '../../components/Spinner.tsx';
import { fullName } from '../../components/trip-status/full-name.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './BulkDialog.module.css';
import {
  type BulkApprovalProps,
  type BulkItem,
  type BulkResult,
  bulkTotals,
  countResults,
} from './bulk-approval.ts';
import { RuleSummary } from './RuleSummary.tsx';

export function BulkDialog(props: BulkApprovalProps) {
  const { bulk, onApprove, onStop, onRetry, onClose } = props;
  const running = bulk.state === 'running';
  return (
    <DialogFrame
      open={bulk.state !== 'closed'}
      title={<Title {...props} />}
      busy={running}
      onLeave={running ? onStop : onClose}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' && (ctrlKey || metaKey) && bulk.state === 'asking') onApprove();
      }}
      buttons={
        <Buttons bulk={bulk} onApprove={onApprove} onStop={onStop} onRetry={onRetry} onClose={onClose} />
      }
    >
      <Content {...props} />
    </DialogFrame>
  );
}

function Title({ bulk }: BulkApprovalProps): ReactNode {
  switch (bulk.state) {
    case 'closed':
      return <Trans>Approve</Trans>;
    case 'asking':
      return <Plural value={bulk.trips.length} one="Approve # trip?" other="Approve # trips?" />;
    case 'running':
      return <Trans>Approving…</Trans>;
    case 'finished': {
      const { approved } = countResults(bulk.items);
      return <Plural value={approved} one="# trip approved" other="# trips approved" />;
    }
  }
}

function Content({ bulk }: BulkApprovalProps): ReactNode {
  switch (bulk.state) {
    case 'closed':
      return null;
    case 'asking':
      return (
        <>
          <p>
            <Trans>What needs no further approval is booked at once.</Trans>
          </p>
          <Items items={bulk.trips.map((trip) => ({ trip, result: null }))} current={null} />
          <Sums trips={bulk.trips} />
        </>
      );
    case 'running':
      return <Running items={bulk.items} stopping={bulk.stopping} />;
    case 'finished':
      return (
        <>
          <Summary items={bulk.items} />
          <Items items={bulk.items} current={null} />
        </>
      );
  }
}

function Running({ items, stopping }: { items: readonly BulkItem[]; stopping: boolean }) {
  const { t } = useLingui();
  const done = items.filter(({ result }) => result !== null).length;
  const all = items.length;
  const current = items.find(({ result }) => result === null)?.trip._id ?? null;
  return (
    <>
      <progress className={classes.progress} value={done} max={all} aria-label={t`Approved so far`} />
      <p role="status">
        {stopping ? (
          <Trans>Stopping after this trip…</Trans>
        ) : (
          <Trans>
            {done} of {all}
          </Trans>
        )}
      </p>
      <Items items={items} current={current} />
    </>
  );
}

function Summary({ items }: { items: readonly BulkItem[] }) {
  const { changed, failed, unsent } = countResults(items);
  return (
    <div role="status">
      {changed > 0 ? (
        <p>
          <Plural
            value={changed}
            one="# trip has changed since you saw it. Please look at it and decide."
            other="# trips have changed since you saw them. Please look at them and decide."
          />
        </p>
      ) : null}
      {failed > 0 ? (
        <p>
          <Plural value={failed} one="# trip could not be approved." other="# trips could not be approved." />
        </p>
      ) : null}
      {unsent > 0 ? (
        <p>
          <Plural
            value={unsent}
            one="# trip was left as it is, because you stopped."
            other="# trips were left as they are, because you stopped."
          />
        </p>
      ) : null}
    </div>
  );
}

function Items({ items, current }: { items: readonly BulkItem[]; current: string | null }) {
  return (
    <ul className={classes.items} data-lined="true">
      {items.map(({ trip, result }) => (
        <li key={trip._id} className={classes.item} data-result={result?.kind}>
          <Text span variant="breakable" fw={600}>
            {trip.title}
          </Text>
          <span className={classes.total}>{formatMoney(trip.total)}</span>
          <span className={classes.people}>{trip.travelers.map(fullName).join(', ')}</span>
          {result === null && trip.waiting && !trip.waiting.keepsRules ? (
            <RuleSummary waiting={trip.waiting} />
          ) : null}
          <span className={classes.result} data-optional="true">
            {result ? <Result result={result} /> : trip._id === current ? <Spinner size={16} /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Result({ result }: { result: BulkResult }) {
  switch (result.kind) {
    case 'approved':
      return (
        <>
          <Icon path={checkIcon} size={16} /> <Trans>Approved</Trans>
        </>
      );
    case 'changed':
      return (
        <>
          <Icon path={warningIcon} size={16} /> <Trans>Changed since you saw it</Trans>
        </>
      );
    case 'failed':
      return (
        <>
          <Icon path={warningIcon} size={16} /> {result.message}
        </>
      );
  }
}

function Sums({ trips }: { trips: readonly TripSummary[] }) {
  return (
    <AmountList fw={600}>
      <Amount name={<Trans>Together</Trans>}>
        {bulkTotals(trips).map((sum) => (
          <div key={sum.currency}>{formatMoney(sum)}</div>
        ))}
      </Amount>
    </AmountList>
  );
}

interface ButtonsProps extends Pick<BulkApprovalProps, 'bulk' | 'onStop' | 'onRetry' | 'onClose'> {
  onApprove: () => void;
}

function Buttons({ bulk, onApprove, onStop, onRetry, onClose }: ButtonsProps): ReactNode {
  switch (bulk.state) {
    case 'closed':
      return null;
    case 'asking':
      return (
        <>
          <Button variant="default" onClick={onClose}>
            <Trans>Decide later</Trans>
          </Button>
          <Button onClick={onApprove} aria-keyshortcuts="Control+Enter">
            <Trans>Approve</Trans>
          </Button>
        </>
      );
    case 'running':
      return (
        <Button variant="default" aria-disabled={bulk.stopping} onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      );
    case 'finished': {
      const { failed, unsent } = countResults(bulk.items);
      return (
        <>
          <Button variant="default" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {failed + unsent > 0 ? (
            <Button onClick={onRetry}>
              <Plural value={failed + unsent} one="Try # trip again" other="Try # trips again" />
            </Button>
          ) : null}
        </>
      );
    }
  }
}
