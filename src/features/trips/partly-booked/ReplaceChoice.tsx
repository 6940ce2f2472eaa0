import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchedPart, Trip, TripPart } from '#domain/contract.ts';
import type { PartsByOutcome } from '#domain/parts-by-outcome.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { offerOf } from '../deciding/deciding.ts';
import { WITHHELD_WORDS } from '../deciding/decision-words.ts';
import { Choice, ChoiceButton, ChoiceFact } from './Choice.tsx';
import { totalWith } from './undecided-trip.ts';

interface ReplaceChoiceProps {
  trip: Trip;
  parts: PartsByOutcome;
  onChooseAnother: (part: SearchedPart) => void;
}

const WORDS = {
  flight: msg`Choose another flight`,
  hotel: msg`Choose another hotel`,
  car: msg`Choose another car`,
} satisfies Record<SearchedPart['kind'], MessageDescriptor>;

/** The choice to replace the failed part. */
export function ReplaceChoice({
  trip,
  parts: { booked, held, failed },
  onChooseAnother,
}: ReplaceChoiceProps) {
  const { t } = useLingui();
  const offer = offerOf(trip, 'addPart');
  if (offer.kind === 'none') return null;
  const rest = totalWith(trip, [...booked, ...held]);
  const amount = rest ? formatMoney(rest) : null;
  return (
    <Choice
      title={<Trans>Choose another</Trans>}
      total={amount ? <Trans>{amount} and the price of what you choose</Trans> : '–'}
      meaning={
        <Trans>
          You search with the same places, dates and travellers. Nothing changes until you have ordered.
        </Trans>
      }
      buttons={failed.filter(isSearched).map((part) => (
        <ChoiceButton
          key={part._id}
          obstacle={offer.kind === 'withheld' ? t(WITHHELD_WORDS[offer.reason]) : null}
          variant="default"
          onClick={() => onChooseAnother(part)}
        >
          {t(WORDS[part.kind])}
          {isOneOfSeveral(part, failed) ? `: ${partName(part)}` : null}
        </ChoiceButton>
      ))}
    >
      <ChoiceFact name={<Trans>Approval</Trans>}>
        <Trans>Only if the policy asks for it</Trans>
      </ChoiceFact>
    </Choice>
  );
}

const isSearched = (part: TripPart): part is SearchedPart => part.kind !== 'external';

const isOneOfSeveral = (part: TripPart, failed: readonly TripPart[]) =>
  failed.some(({ _id, kind }) => kind === part.kind && _id !== part._id);
