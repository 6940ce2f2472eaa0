import { Plural, Trans } from '@lingui/react/macro';
import { AppLink } from '../../../components/AppLink.tsx';
import { Notice } from '../../../components/Notice.tsx';
import type { WaitingNeighbours } from './deciding.ts';

interface DecisionNoticeProps {
  title: string;
  neighbours: WaitingNeighbours;
}

export function DecisionNotice({ title, neighbours: { next, previous, others } }: DecisionNoticeProps) {
  const other = next ?? previous;
  return (
    <Notice
      kind="success"
      title={title}
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
