import { Trans, useLingui } from '@lingui/react/macro';
import type { SeatMap as OfferedSeatMap } from '#domain/flight-booking/offered-extras.ts';
import type { PlacedSeat } from '#domain/flight-booking/seat-grid.ts';
import { SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import { SeatGrid } from './SeatGrid.tsx';
import classes from './SeatMap.module.css';
import type { SeatOwner } from './seat-owner.ts';

export interface SeatMapProps {
  map: OfferedSeatMap;
  /** The travellers whose seats are chosen, by the names of the seats. */
  owners: ReadonlyMap<string, SeatOwner>;
  /** The traveller who is given the next seat. */
  traveler: SeatOwner;
  onChoose: (seat: PlacedSeat) => void;
}

/** The seats of an aircraft from the front to the back, cabin by cabin. */
export function SeatMap({ map, owners, traveler, onChoose }: SeatMapProps) {
  const { t } = useLingui();
  return (
    <div className={classes.map}>
      <Legend />
      <div className={classes.aircraft} style={{ maxWidth: widthOf(map) }}>
        <div className={classes.nose} aria-hidden="true" />
        {map.cabins.map((cabin) => {
          const name = t(SERVICE_CLASSES[cabin.serviceClass]);
          return (
            <section
              key={`${cabin.serviceClass} ${cabin.rows[0]?.number}`}
              className={classes.cabin}
              aria-label={name}
            >
              <h3 className={classes.title}>{name}</h3>
              <SeatGrid
                label={t`Seats in ${name} for ${traveler.name}`}
                cabin={cabin}
                owners={owners}
                onChoose={onChoose}
              />
              <div className={classes.galley}>
                <Trans>Galley</Trans>
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
}

/** In pixels, of a column at most, and of what is beside them. */
const COLUMN_WIDTH = 44;
const HULL_WIDTH = 40;

function widthOf({ cabins }: OfferedSeatMap): number {
  return Math.max(...cabins.map(({ layout }) => layout.length)) * COLUMN_WIDTH + HULL_WIDTH;
}

function Legend() {
  return (
    <ul className={classes.legend}>
      <li>
        <span className={classes.sample} data-state="free" />
        <Trans>Included</Trans>
      </li>
      <li>
        <span className={classes.sample} data-state="paid" />
        <Trans>For a fee</Trans>
      </li>
      <li>
        <span className={classes.sample} data-state="taken">
          ×
        </span>
        <Trans>Taken</Trans>
      </li>
      <li>
        <span className={classes.sample} data-state="chosen" />
        <Trans>Chosen</Trans>
      </li>
      <li>
        <span className={classes.sample} data-state="exit" />
        <Trans>Exit</Trans>
      </li>
      <li>
        <span className={classes.sample} data-state="wing" />
        <Trans>Wing</Trans>
      </li>
    </ul>
  );
}
