import { useLingui } from '@lingui/react/macro';
import classes from './Rating.module.css';

interface GuestRatingProps {
  /** 1 to 5, with halves. */
  rating: number;
}

/** The guests' rating of a hotel. */
export function GuestRating({ rating }: GuestRatingProps) {
  const { t } = useLingui();
  const text = rating.toFixed(1);
  return (
    <span className={classes.rating} role="img" aria-label={t`Rated ${text} of 5 by guests`}>
      {text}
    </span>
  );
}
