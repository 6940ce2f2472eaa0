import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import type { DistanceUnit } from '#domain/contract.ts';
import { alternativesInPolicy } from '#domain/hotel-booking/alternatives.ts';
import type { HotelIndex } from '#domain/hotel-booking/hotel-index.ts';
import type { ShownHotel } from '#domain/hotel-booking/shown-hotels.ts';
import { formatDistance, formatMoney } from '../../../i18n/format.ts';
import classes from './Alternatives.module.css';

interface AlternativesProps extends ShownHotel {
  index: HotelIndex;
  unit: DistanceUnit;
  /** Whether the prices are out of date. */
  expired: boolean;
  onChoose: (propertyId: string) => void;
}

/** Up to three offers inside the policy, for one that isn't; looked for when somebody wants to know. */
export function Alternatives(props: AlternativesProps) {
  const { hotel, rate, corporate, index, unit, expired, onChoose } = props;
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const found = useMemo(
    () => (open ? alternativesInPolicy(index, { hotel, rate, corporate }) : []),
    [open, index, hotel, rate, corporate],
  );
  return (
    <div className={classes.alternatives}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? (
          <Trans>Hide what is inside the policy</Trans>
        ) : (
          <Trans>What is inside the policy instead</Trans>
        )}
      </button>
      <div id={id} className={classes.found}>
        {open && found.length === 0 ? (
          <p>
            <Trans>Nothing that was found is inside the policy.</Trans>
          </p>
        ) : null}
        {found.map(({ hotel: other, rate: inside }) => (
          <button
            key={other.propertyId}
            type="button"
            aria-disabled={expired}
            title={expired ? t`This price has expired: search again` : undefined}
            className={classes.alternative}
            onClick={() => !expired && onChoose(other.propertyId)}
          >
            <span className={classes.name}>
              {other === hotel ? t`Another room here: ${inside.roomName}` : other.name}
            </span>
            <span className={classes.rest}>
              <Plural value={other.stars} one="# star" other="# stars" />,{' '}
              {formatDistance(other.distance, unit)}
            </span>
            <span className={classes.price}>{formatMoney(inside.total ?? inside.price)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
