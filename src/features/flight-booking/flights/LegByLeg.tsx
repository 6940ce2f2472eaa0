import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { reopenLeg } from '#domain/flight-booking/flight-filter-parts.ts';
import type { FlightIndex } from '#domain/flight-booking/flight-index.ts';
import type { FlightListFilter } from '#domain/flight-booking/flight-list-settings.ts';
import { findChosenLegs } from '#domain/flight-booking/flight-rows.ts';
import { Notice } from '../../../components/Notice.tsx';
import type { FlightNames } from '../flight-names.ts';
import { SelectedLegs } from './SelectedLegs.tsx';

interface LegByLegProps {
  index: FlightIndex;
  filter: FlightListFilter;
  names: FlightNames;
  onFilter: (filter: FlightListFilter) => void;
}

export function LegByLeg({ index, filter, names, onFilter }: LegByLegProps) {
  const [before, setBefore] = useState<readonly string[]>([]);
  const { chosenLegs } = filter;
  const isOnTheWay = chosenLegs.every((id, position) => id === before[position]);
  const dropped = isOnTheWay ? before.length - chosenLegs.length : 0;
  return (
    <>
      <SelectedLegs
        legs={findChosenLegs(index, filter)}
        names={names}
        onChange={(position) => {
          setBefore(chosenLegs);
          onFilter(reopenLeg(filter, position));
        }}
      />
      {dropped > 0 ? (
        <Notice
          kind="info"
          action={
            <Button variant="light" onClick={() => onFilter({ ...filter, chosenLegs: before })}>
              <Trans>Undo</Trans>
            </Button>
          }
        >
          <Plural
            value={dropped}
            one="# flight is to be chosen again."
            other="# flights are to be chosen again."
          />
        </Notice>
      ) : null}
    </>
  );
}
