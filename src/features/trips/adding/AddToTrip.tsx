import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId } from 'react';
import type { SupplierPart, Trip } from '#domain/contract.ts';
import { findActionOffer } from '../deciding/deciding.ts';
import { WITHHELD_WORDS } from '../deciding/decision-words.ts';
import { SUPPLIER_KINDS } from '../kinds/trip-kinds.ts';
import classes from './AddToTrip.module.css';

type Kind = SupplierPart['kind'];

const KINDS = Object.keys(SUPPLIER_KINDS) as Kind[];

interface AddToTripProps {
  trip: Trip;
  onAdd: (kind: Kind) => void;
}

export function AddToTrip({ trip, onAdd }: AddToTripProps) {
  const { t } = useLingui();
  const reasonId = useId();
  const offer = findActionOffer(trip, 'addPart');
  if (offer.kind === 'none') return null;
  const isWithheld = offer.kind === 'withheld';
  return (
    <div className={classes.ways}>
      {KINDS.map((kind) => (
        <Button
          key={kind}
          variant="default"
          aria-label={t(SUPPLIER_KINDS[kind].buttons.add)}
          aria-disabled={isWithheld}
          {...(isWithheld && { 'aria-describedby': reasonId })}
          onClick={() => isWithheld || onAdd(kind)}
        >
          {t(SUPPLIER_KINDS[kind].buttons.addShort)}
        </Button>
      ))}
      {offer.kind === 'withheld' ? (
        <span id={reasonId} className={classes.reason}>
          {t(WITHHELD_WORDS[offer.reason])}
        </span>
      ) : null}
    </div>
  );
}
