import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { TripPart } from '#domain/contract.ts';
import { heldUntil, type PartsByOutcome } from '#domain/parts-by-outcome.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatInstant, formatMoney } from '../../../i18n/format.ts';
import { FAILURE_WORDS } from '../part-words.ts';
import classes from './PartlyBooked.module.css';

interface PartsByOutcomeListsProps {
  parts: PartsByOutcome;
  zone: string;
}

export function PartsByOutcomeLists({ parts: { booked, failed, held }, zone }: PartsByOutcomeListsProps) {
  const { t } = useLingui();
  const end = heldUntil(held);
  const until = end ? formatInstant(end, zone) : null;
  return (
    <div className={classes.outcomes}>
      <OutcomeList
        title={<Trans>Booked</Trans>}
        parts={booked}
        empty={<Trans>Nothing is booked yet.</Trans>}
      />
      <OutcomeList
        title={<Trans>Not booked</Trans>}
        parts={failed}
        noteOf={({ failure }) => (failure ? t(FAILURE_WORDS[failure]) : null)}
      />
      {held.length > 0 ? (
        <OutcomeList
          title={until ? <Trans>Held until {until}</Trans> : <Trans>Held</Trans>}
          parts={held}
          noteOf={() => <Trans>It waits for what you decide. Without a decision it is released.</Trans>}
        />
      ) : null}
    </div>
  );
}

interface OutcomeListProps {
  title: ReactNode;
  parts: readonly TripPart[];
  noteOf?: (part: TripPart) => ReactNode;
  empty?: ReactNode;
}

function OutcomeList({ title, parts, noteOf, empty }: OutcomeListProps) {
  const titleId = useId();
  return (
    <div className={classes.outcome}>
      <h3 id={titleId}>{title}</h3>
      {parts.length === 0 ? <p>{empty}</p> : null}
      {parts.length === 0 ? null : (
        <ul aria-labelledby={titleId}>
          {parts.map((part) => (
            <li key={part._id}>
              <span className={classes.part}>
                <span>{partName(part)}</span>
                <span className={classes.amount}>
                  {formatMoney(part.price.converted ?? part.price.asked)}
                </span>
              </span>
              {noteOf ? <p className={classes.note}>{noteOf(part)}</p> : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
