import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SupplierPart, Trip, TripPart } from '#domain/contract.ts';
import { KEPT_WORDS } from '../../../components/booking/kept-words.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { findActionOffer } from '../deciding/deciding.ts';
import classes from './Changes.module.css';
import { UNCHANGEABLE_WORDS } from './change-words.ts';
import { changeOffer } from './changes.ts';

interface ChangeControlProps {
  trip: Trip;
  part: TripPart;
  onChange: () => void;
  onBookElse: (part: SupplierPart) => void;
}

export function ChangeControl({ trip, part, onChange, onBookElse }: ChangeControlProps) {
  const { t } = useLingui();
  const offer = changeOffer(trip, part);
  const name = partName(part);
  switch (offer.kind) {
    case 'none':
      return null;
    case 'withheld':
      return (
        <>
          {offer.reason === 'notChangeable' ? (
            <BookElse trip={trip} part={part} onBookElse={onBookElse} />
          ) : null}
          <p className={classes.reason}>{t(UNCHANGEABLE_WORDS[offer.reason])}</p>
        </>
      );
    case 'now':
      return (
        <>
          <Button variant="default" aria-label={t`Change ${name}`} onClick={onChange}>
            <Trans>Change</Trans>
          </Button>
          <BookElse trip={trip} part={part} onBookElse={onBookElse} />
          {part.kind === 'external' ? null : <p className={classes.kept}>{t(KEPT_WORDS[part.kind])}</p>}
        </>
      );
  }
}

/** Another airline, hotel or rental company is a part of its own, beside the booked one. */
function BookElse({ trip, part, onBookElse }: Omit<ChangeControlProps, 'onChange'>) {
  const { t } = useLingui();
  if (part.kind === 'external' || findActionOffer(trip, 'addPart').kind !== 'allowed') return null;
  const name = partName(part);
  return (
    <Button
      variant="default"
      aria-label={t`Book something else instead of ${name}`}
      onClick={() => onBookElse(part)}
    >
      <Trans>Book something else</Trans>
    </Button>
  );
}
