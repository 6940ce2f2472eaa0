import { Trans, useLingui } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { fullName } from '../../../components/trip-status/full-name.ts';
import { formatFullInstant } from '../../../i18n/format.ts';
import type { Side } from './agency.ts';
import classes from './Conversation.module.css';

interface ConversationProps {
  trip: Pick<Trip, 'events'>;
  /** The time zone of the viewer. */
  zone: string;
  /** The viewer's side; its messages are set apart. */
  ownSide: Side;
}

/** The messages between travellers and agency, the oldest first. */
export function Conversation({ trip, zone, ownSide }: ConversationProps) {
  const { t } = useLingui();
  const messages = trip.events.filter(({ kind }) => kind === 'messageWritten');
  if (messages.length === 0) return null;
  return (
    <ol className={classes.messages} aria-label={t`Messages`}>
      {messages.map(({ _id, at, by, side, comment }) => (
        <li key={_id} className={classes.message} data-own={side === ownSide}>
          <p className={classes.who}>
            <strong>{by ? fullName(by) : null}</strong>
            <span>{side === 'agency' ? <Trans>Agency</Trans> : <Trans>Travellers</Trans>}</span>
            <time dateTime={at}>{formatFullInstant(at, zone)}</time>
          </p>
          <p className={classes.text}>{comment}</p>
        </li>
      ))}
    </ol>
  );
}
