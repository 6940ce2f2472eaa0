import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import classes from './Booking.module.css';

interface StarRatingProps {
  stars: number;
}

/** From its upper tip, on a canvas of 24 by 24. */
const STAR = 'l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z';

/** Up to five stars as one path, which is cheaper in a long list than one element per star. */
const DRAWINGS = [0, 1, 2, 3, 4, 5].map((stars) =>
  Array.from({ length: stars }, (_, index) => `M${index * 24 + 12} 3.5${STAR}`).join(''),
);

export function StarRating({ stars }: StarRatingProps) {
  const { t } = useLingui();
  if (stars === 0) return null;
  const size = 14;
  const width = stars * size;
  return (
    <svg
      role="img"
      aria-label={t`${plural(stars, { one: '# star', other: '# stars' })}`}
      className={classes.stars}
      width={width}
      height={size}
      viewBox={`0 0 ${stars * 24} 24`}
    >
      <path d={DRAWINGS[stars]} />
    </svg>
  );
}

interface GuestRatingProps {
  /** 1 to 5, with halves; nothing is shown where it is not known. */
  rating: number | undefined;
}

export function GuestRating({ rating }: GuestRatingProps) {
  const { t } = useLingui();
  if (rating === undefined) return null;
  const text = rating.toFixed(1);
  return (
    <span className={classes.rating} role="img" aria-label={t`Rated ${text} of 5 by guests`}>
      {t`${text} of 5`}
    </span>
  );
}
