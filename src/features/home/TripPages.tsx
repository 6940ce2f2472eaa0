import { Trans, useLingui } from '@lingui/react/macro';
import type { TripList } from '#domain/contract.ts';
import { AppLink } from '../../components/AppLink.tsx';
import classes from './TripPages.module.css';

interface TripPagesProps {
  trips: TripList;
  hrefOf: (page: number) => string;
}

/** Which of the trips these are, and the ways to those before and after. */
export function TripPages({ trips, hrefOf }: TripPagesProps) {
  const { t } = useLingui();
  const { page, totalPages, totalDocs, limit, docs } = trips;
  if (totalPages <= 1) return null;
  const first = (page - 1) * limit + 1;
  const last = first + docs.length - 1;
  return (
    <nav className={classes.pages} aria-label={t`Pages`}>
      <span className={classes.range}>
        <Trans>
          {first} – {last} of {totalDocs}
        </Trans>
      </span>
      {page > 1 ? (
        <AppLink href={hrefOf(page - 1)} className={classes.step}>
          <Trans>Previous</Trans>
        </AppLink>
      ) : null}
      {page < totalPages ? (
        <AppLink href={hrefOf(page + 1)} className={classes.step}>
          <Trans>Next</Trans>
        </AppLink>
      ) : null}
    </nav>
  );
}
