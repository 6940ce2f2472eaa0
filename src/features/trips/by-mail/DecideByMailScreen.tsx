import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { MailDecision, MailDecisionAction, MailDecisionRequest } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { AppLink } from '../../../components/AppLink.tsx';
import { EntryPage } from '../../../components/EntryPage.tsx';
import { FormShell } from '../../../components/form/FormShell.tsx';
import { useAppForm } from '../../../components/form/use-app-form.ts';
import { Notice } from '../../../components/Notice.tsx';
import { paths } from '../../../components/paths.ts';
import { Spinner } from '../../../components/Spinner.tsx';
import { fullName } from '../../../components/trip-status/full-name.ts';
import { REASON_WORDS } from '../../../components/trip-status/reason-words.ts';
import { VerdictExplanation } from '../../../components/verdicts/VerdictExplanation.tsx';
import { formatFullInstant, formatMoney, localZone } from '../../../i18n/format.ts';
import { DECISION_WORDS } from '../deciding/decision-words.ts';
import classes from './DecideByMail.module.css';

type Request = NonNullable<MailDecision['request']>;

interface DecideByMailScreenProps {
  shown: MailDecision | null;
  isUnknown: boolean;
  refusal: string | null;
  isSending: boolean;
  onRetry: () => void;
  onDecide: (decision: MailDecisionRequest['decision']) => void;
}

export function DecideByMailScreen(props: DecideByMailScreenProps) {
  const { shown, isUnknown, refusal, onRetry } = props;
  if (isUnknown) return <Unknown />;
  if (!shown) {
    return (
      <EntryPage title={<Trans>Your decision</Trans>}>
        {refusal === null ? (
          <Spinner size={32} />
        ) : (
          <Notice
            kind="error"
            action={
              <Button variant="light" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {refusal}
          </Notice>
        )}
      </EntryPage>
    );
  }
  return (
    <EntryPage title={shown.title} lead={<Lead shown={shown} />}>
      <Answer {...props} shown={shown} />
    </EntryPage>
  );
}

function Unknown() {
  return (
    <EntryPage title={<Trans>This link no longer works</Trans>}>
      <Notice kind="warning">
        <Trans>Sign in to see what waits for your decision.</Trans>
      </Notice>
      <Button component={AppLink} href={paths.login} size="md" fullWidth>
        <Trans>Sign in</Trans>
      </Button>
    </EntryPage>
  );
}

function Lead({ shown: { itineraryRefId } }: { shown: MailDecision }) {
  return <Trans>Booking reference {itineraryRefId}</Trans>;
}

function Answer({ shown, refusal, isSending, onDecide }: DecideByMailScreenProps & { shown: MailDecision }) {
  const { state, request, decision, tripId } = shown;
  if (state === 'open' && request) {
    return <OpenRequest request={request} refusal={refusal} isSending={isSending} onDecide={onDecide} />;
  }
  return (
    <>
      <Notice kind={decision ? 'success' : 'warning'}>
        {decision ? <Taken decision={decision} /> : <WhyNot state={state} />}
      </Notice>
      <Button component={AppLink} href={paths.trip(tripId)} size="md" variant="default" fullWidth>
        <Trans>Open the trip</Trans>
      </Button>
    </>
  );
}

function WhyNot({ state }: Pick<MailDecision, 'state'>) {
  switch (state) {
    case 'changed':
      return (
        <Trans>
          It has changed since the mail was written. Nothing was decided. Sign in to see it as it is now.
        </Trans>
      );
    case 'ended':
      return <Trans>It is no longer waiting for a decision. Nothing was decided with this link.</Trans>;
    default:
      return <Trans>To decide on this amount, please sign in.</Trans>;
  }
}

function Taken({
  decision: { action, by, onBehalfOf, at },
}: {
  decision: NonNullable<MailDecision['decision']>;
}) {
  const name = fullName(by);
  const approver = onBehalfOf ? fullName(onBehalfOf) : null;
  const when = formatFullInstant(at, localZone());
  const who = approver ? (
    <Trans>
      {name} for {approver}
    </Trans>
  ) : (
    name
  );
  switch (action) {
    case 'approve':
      return (
        <Trans>
          Approved by {who} on {when}.
        </Trans>
      );
    case 'sendBack':
      return (
        <Trans>
          Sent back for changes by {who} on {when}.
        </Trans>
      );
    case 'reject':
      return (
        <Trans>
          Rejected by {who} on {when}.
        </Trans>
      );
  }
}

interface OpenRequestProps extends Pick<DecideByMailScreenProps, 'refusal' | 'isSending' | 'onDecide'> {
  request: Request;
}

function OpenRequest({ request, refusal, isSending, onDecide }: OpenRequestProps) {
  const { t } = useLingui();
  const actions: readonly MailDecisionAction[] =
    request.subject === 'trip' ? ['approve', 'sendBack', 'reject'] : ['approve', 'reject'];
  const refusalOfForm = useMemo(
    () => (refusal === null ? null : { field: null, message: refusal }),
    [refusal],
  );
  const form = useAppForm({
    initialValues: { action: '', comment: '' },
    validate: ({ action, comment }) => {
      if (action === '') return { action: t`Please choose.` };
      return action !== 'approve' && comment.trim() === '' ? { comment: t`Please say why.` } : {};
    },
    refusal: refusalOfForm,
    pending: isSending,
    onSubmit: ({ action, comment }) => {
      const chosen = actions.find((one) => one === action);
      const said = comment.trim();
      if (chosen) onDecide(said === '' ? { action: chosen } : { action: chosen, comment: said });
    },
  });
  return (
    <>
      <Facts request={request} />
      <FormShell
        label={t`Your decision`}
        form={form}
        pending={isSending}
        pendingLabel={t`Sending`}
        submitLabel={t`Send decision`}
      >
        <Radio.Group label={t`Your decision`} key={form.key('action')} {...form.getInputProps('action')}>
          <Stack gap="sm" py="xs">
            {actions.map((action) => (
              <Radio key={action} value={action} label={t(DECISION_WORDS[action])} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          variant="standard"
          label={t`Comment`}
          description={t`Needed unless you approve. Everyone who reads the trip can read it.`}
          rows={2}
          maxLength={1000}
          key={form.key('comment')}
          {...form.getInputProps('comment')}
        />
      </FormShell>
    </>
  );
}

function Facts({
  request: { until, amount, parts, bookingFee, verdict, reason, comment },
}: {
  request: Request;
}) {
  const { t } = useLingui();
  const deadline = formatFullInstant(until, localZone());
  return (
    <>
      <table className={classes.prices} data-prices="true">
        <tbody>
          {parts.map(({ name, startsOn, endsOn, price, before, isBooked }) => (
            <tr key={`${name} ${startsOn} ${endsOn}`}>
              <th scope="row">
                {name}
                <Text span display="block" c="dimmed" fz="sm">
                  {formatDayRange(startsOn, endsOn)}
                  {isBooked ? <Trans>, booked already</Trans> : null}
                </Text>
              </th>
              <td>
                {before ? (
                  <Before before={formatMoney(before)}>{formatMoney(price)}</Before>
                ) : (
                  formatMoney(price)
                )}
              </td>
            </tr>
          ))}
          {bookingFee ? (
            <tr>
              <th scope="row">
                <Trans>Booking fee</Trans>
              </th>
              <td>{formatMoney(bookingFee)}</td>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>In all</Trans>
            </th>
            <td>{formatMoney(amount)}</td>
          </tr>
        </tfoot>
      </table>
      <VerdictExplanation verdict={verdict} shown="notKept" />
      {reason ? (
        <p>
          <Trans>Why: {reason.text === undefined ? t(REASON_WORDS[reason.code]) : reason.text}</Trans>
        </p>
      ) : null}
      {comment === undefined ? null : <blockquote className={classes.comment}>{comment}</blockquote>}
      <p>
        <Trans>Decide by {deadline}.</Trans>
      </p>
    </>
  );
}

function Before({ before, children }: { before: string; children: ReactNode }) {
  return (
    <Trans>
      {children}, before {before}
    </Trans>
  );
}
