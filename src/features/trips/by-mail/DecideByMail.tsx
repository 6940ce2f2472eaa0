import '../../../i18n/catalogues/trips.ts';
import '../../../i18n/catalogues/verdicts.ts';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { MailDecision, MailDecisionRequest } from '#domain/contract.ts';
import { isStarting } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../../actors/use-session.ts';
import { readData } from '../../../api/errors.ts';
import { useSubmission } from '../../../components/form/use-submission.ts';
import { describeError, errorCodeOf } from '../../../i18n/describe-error.ts';
import { DecideByMailScreen } from './DecideByMailScreen.tsx';

/** The page that the link in a mail opens. Opening it asks what the link is about, and decides nothing. */
export function DecideByMail() {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const secret = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('secret') });
  const isPagePrerendered = useSessionSelector(isStarting);
  const [shown, setShown] = useState<MailDecision | null>(null);
  const asking = useSubmission(async (wanted: string) =>
    setShown(await readData(api.http.POST('/api/mail-decisions/show', { body: { secret: wanted } }))),
  );
  const sending = useSubmission(async (request: MailDecisionRequest) =>
    setShown(await readData(api.http.POST('/api/mail-decisions', { body: request }))),
  );
  const isAsked = asking.submission.state !== 'idle';
  useEffect(() => {
    if (secret !== null && !isAsked) void asking.submit(secret);
  }, [secret, isAsked, asking.submit]);

  const failure = [sending.submission, asking.submission].find(({ state }) => state === 'failed');
  const error = failure?.state === 'failed' ? failure.error : null;
  const isUnknown =
    (secret === null && !isPagePrerendered) ||
    (error !== null && errorCodeOf(error) === 'decision_link_invalid');
  // It was refused for a reason that the answer doesn't show.
  const isUndecided = sending.submission.state === 'done' && shown?.state === 'open';
  const undecided = isUndecided ? t`Nothing was decided. Please try again.` : null;
  return (
    <DecideByMailScreen
      shown={shown}
      isUnknown={isUnknown}
      refusal={error === null ? undecided : describeError(error)}
      isSending={sending.submission.state === 'pending'}
      onRetry={() => void asking.submit(secret ?? '')}
      onDecide={(decision) => void sending.submit({ secret: secret ?? '', decision })}
    />
  );
}
