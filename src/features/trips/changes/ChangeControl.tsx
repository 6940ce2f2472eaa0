import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Trip, TripPart } from '#domain/contract.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import classes from './Changes.module.css';
import { UNCHANGEABLE_WORDS } from './change-words.ts';
import { changeOffer } from './changes.ts';

interface ChangeControlProps {
  trip: Trip;
  part: TripPart;
  onChange: () => void;
}

/** The button to change a booked part, or why that is not possible online, with the alternative. */
export function ChangeControl({ trip, part, onChange }: ChangeControlProps) {
  const { t } = useLingui();
  const offer = changeOffer(trip, part);
  const name = partName(part);
  switch (offer.kind) {
    case 'none':
      return null;
    case 'withheld':
      return <p className={classes.reason}>{t(UNCHANGEABLE_WORDS[offer.reason])}</p>;
    case 'now':
      return (
        <Button variant="default" aria-label={t`Change ${name}`} onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
      );
  }
}
