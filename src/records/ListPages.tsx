import { Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '../components/AppLink.tsx';
import classes from './RecordList.module.css';

interface ListPagesProps {
  list: {
    docs: readonly unknown[];
    totalDocs: number;
    limit: number;
    page: number;
    totalPages: number;
    more?: boolean;
  };
  hrefOf: (page: number) => string;
}

/** The position of the page in the list, and links to the previous and next one. */
export function ListPages({ list, hrefOf }: ListPagesProps) {
  const { t } = useLingui();
  const { page, totalPages, totalDocs, limit, docs, more = false } = list;
  const first = (page - 1) * limit + 1;
  const last = first + docs.length - 1;
  if (docs.length === 0 && page === 1) return null;
  return (
    <nav className={classes.pages} aria-label={t`Pages`}>
      <span className={classes.range} role="status">
        {docs.length === 0 ? null : more ? (
          <Trans>
            {first} – {last} of more than {totalDocs}
          </Trans>
        ) : (
          <Trans>
            {first} – {last} of {totalDocs}
          </Trans>
        )}
      </span>
      {page > 1 ? (
        <AppLink href={hrefOf(Math.min(page - 1, Math.max(totalPages, 1)))} className={classes.step}>
          <Trans>Previous</Trans>
        </AppLink>
      ) : null}
      {page < totalPages || more ? (
        <AppLink href={hrefOf(page + 1)} className={classes.step}>
          <Trans>Next</Trans>
        </AppLink>
      ) : null}
    </nav>
  );
}
