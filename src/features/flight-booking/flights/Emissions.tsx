import { Trans } from '@lingui/react/macro';
import classes from './Emissions.module.css';

interface EmissionsProps {
  co2Kg: number;
  /** The typical emissions of this search's journeys; null when there is nothing to compare with. */
  usualCo2Kg: number | null;
  /** Whether more is flown than what the row shows. */
  isOfMore: boolean;
}

/**
 * The emissions of a journey per traveller, compared with the typical ones of the route, and the estimation
 * method.
 */
export function Emissions({ co2Kg, usualCo2Kg, isOfMore }: EmissionsProps) {
  const kilograms = Math.round(co2Kg);
  const more = usualCo2Kg ? Math.round((co2Kg / usualCo2Kg - 1) * 100) : 0;
  const less = -more;
  return (
    <p className={classes.emissions}>
      <span className={classes.amount} data-low={less > 0}>
        {isOfMore ? (
          <Trans>{kilograms} kg CO₂ for the whole journey</Trans>
        ) : (
          <Trans>{kilograms} kg CO₂</Trans>
        )}
        {less > 0 ? <Trans>, {less}% less than usual here</Trans> : null}
        {more > 0 ? <Trans>, {more}% more than usual here</Trans> : null}
      </span>{' '}
      <Trans>(estimate by the UK Government’s factors of 2025)</Trans>
    </p>
  );
}
