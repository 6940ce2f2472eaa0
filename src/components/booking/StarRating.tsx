import { useLingui } from '@lingui/react/macro';
import { starIcon } from './booking-icons.ts';
import classes from './StarRating.module.css';

interface StarRatingProps {
  stars: number;
}

/** The official stars of a hotel. */
export function StarRating({ stars }: StarRatingProps) {
  const { t } = useLingui();
  const size = 14;
  const width = stars * size;
  return (
    <svg
      role="img"
      aria-label={t`${stars} stars`}
      className={classes.stars}
      width={width}
      height={size}
      viewBox={`0 0 ${stars * 24} 24`}
    >
      {[0, 1, 2, 3, 4].slice(0, stars).map((place) => (
        <path key={place} d={starIcon} transform={`translate(${place * 24})`} />
      ))}
    </svg>
  );
}
