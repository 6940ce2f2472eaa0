import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '../../../components/AppLink.tsx';
import { Notice } from '../../../components/Notice.tsx';
import type { DecisionAction, WaitingNeighbours } from './deciding.ts';
import { DECIDED_WORDS } from './decision-words.ts';

interface DecidedNoticeProps {
  action: DecisionAction;
  neighbours: WaitingNeighbours;
}

/** What was decided just now, and the way to what waits next. */
export function DecidedNotice({ action, neighbours: { next, previous, others } }: DecidedNoticeProps) {
  const { t } = useLingui();
  const other = next ?? previous;
  return (
    <Notice
      kind="success"
      title={t(DECIDED_WORDS[action])}
      action={
        other ? (
          <AppLink href={other}>
            <Trans>Go to the next trip</Trans>
          </AppLink>
        ) : (
          <AppLink href="/">
            <Trans>Go to your trips</Trans>
          </AppLink>
        )
      }
    >
      {other ? (
        <Plural
          value={others}
          one="# more trip waits for your decision."
          other="# more trips wait for your decision."
        />
      ) : (
        <Trans>No other trip waits for your decision.</Trans>
      )}
    </Notice>
  );
}
