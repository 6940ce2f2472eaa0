import { Trans } from '@lingui/react/macro';
import { formatInstant } from '../../i18n/format.ts';
import { formatRelativeTime } from '../../i18n/relative-time.ts';

interface DeadlineTextProps {
  until: string;
  now: string;
  zone: string;
}

/** How long a trip still waits, and until when. */
export function DeadlineText({ until, now, zone }: DeadlineTextProps) {
  const relative = formatRelativeTime(until, now);
  const absolute = formatInstant(until, zone);
  return (
    <time dateTime={until}>
      {until > now ? (
        <Trans>
          expires <strong>{relative}</strong>, {absolute}
        </Trans>
      ) : (
        <Trans>deadline passed, {absolute}</Trans>
      )}
    </time>
  );
}
