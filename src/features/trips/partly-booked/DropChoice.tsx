import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Trip } from '#domain/contract.ts';
import type { PartsByOutcome } from '#domain/parts-by-outcome.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { type ActionOffer, offerOf } from '../deciding/deciding.ts';
import { WITHHELD_WORDS } from '../deciding/decision-words.ts';
import { Choice, ChoiceButton, ChoiceFact } from './Choice.tsx';
import { totalWith } from './undecided-trip.ts';

interface DropChoiceProps {
  trip: Trip;
  parts: PartsByOutcome;
  onAskCancellation: (part: string) => void;
}

/** The choice to continue without the failed part. */
export function DropChoice({ trip, parts, onAskCancellation }: DropChoiceProps) {
  const { t } = useLingui();
  const offer = offerOf(trip, 'cancel');
  if (offer.kind === 'none') return null;
  const { booked, held, failed } = parts;
  const rest = totalWith(trip, [...booked, ...held]);
  return (
    <Choice
      title={<Trans>Go on without it</Trans>}
      total={rest ? formatMoney(rest) : '–'}
      meaning={meaningOf(parts)}
      buttons={failed.map((part) => (
        <ChoiceButton
          key={part._id}
          obstacle={isWithheld(offer) ? t(WITHHELD_WORDS[offer.reason]) : null}
          variant="default"
          onClick={() => onAskCancellation(part._id)}
        >
          {failed.length > 1 ? <WithoutPart name={partName(part)} /> : <Trans>Go on without it</Trans>}
        </ChoiceButton>
      ))}
    >
      <ChoiceFact name={<Trans>Approval</Trans>}>
        <Trans>Not needed</Trans>
      </ChoiceFact>
    </Choice>
  );
}

/** Failed parts can be dropped even after the others have started. */
function isWithheld(offer: ActionOffer): offer is Extract<ActionOffer, { kind: 'withheld' }> {
  return offer.kind === 'withheld' && offer.reason !== 'begun';
}

function WithoutPart({ name }: { name: string }) {
  return <Trans>Go on without {name}</Trans>;
}

function meaningOf({ held, failed }: PartsByOutcome): ReactNode {
  if (held.length === 0) return <Trans>What is booked stays booked, and the trip is complete.</Trans>;
  if (failed.length > 1) {
    return (
      <Trans>What is held is booked once you have decided on everything that could not be booked.</Trans>
    );
  }
  const names = held.map(partName).join(', ');
  return <Trans>What is booked stays booked. What is held is booked then: {names}.</Trans>;
}
