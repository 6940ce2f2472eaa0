import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SignInState } from '#machines/session/session-selectors.ts';
import { Notice } from '../../components/Notice.tsx';
import { waitingTime } from './waiting-time.ts';

interface SignInNoticeProps {
  state: SignInState;
  retryAfterSeconds: number | null;
}

/** The result of the last attempt, or why a sign-in is needed. */
export function SignInNotice({ state, retryAfterSeconds }: SignInNoticeProps) {
  switch (state) {
    case 'expired':
      return (
        <Notice kind="info">
          <Trans>Your session has expired. Sign in again to go on where you were.</Trans>
        </Notice>
      );
    case 'rejected':
      return (
        <Notice kind="error">
          <Trans>Invalid email or password.</Trans>
        </Notice>
      );
    case 'throttled':
      return (
        <Notice kind="warning" title={<Trans>Too many attempts</Trans>}>
          <TryAgainIn seconds={retryAfterSeconds ?? 0} />
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice
          kind="error"
          title={<Trans>The server can't be reached</Trans>}
          action={
            <Button type="submit" variant="default" size="xs">
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Check your connection. What you entered is still there.</Trans>
        </Notice>
      );
    case 'starting':
    case 'resting':
    case 'signingIn':
      return null;
  }
}

interface TryAgainInProps {
  seconds: number;
}

function TryAgainIn({ seconds }: TryAgainInProps) {
  const { amount, unit } = waitingTime(seconds);
  return unit === 'minutes' ? (
    <Plural value={amount} one="Try again in # minute." other="Try again in # minutes." />
  ) : (
    <Plural value={amount} one="Try again in # second." other="Try again in # seconds." />
  );
}
