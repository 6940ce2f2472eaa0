import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import classes from './CriteriaBar.module.css';

interface CriteriaBarProps {
  /** The subject of the search, such as the name of a place. */
  title: string;
  /** The other criteria, one element each. */
  facts: ReactNode;
  /** The link for changing the search. */
  searchHref: string;
  /** The progress of the search. */
  progress: ReactNode;
}

/** The search criteria, always visible, and the progress of the search. */
export const CriteriaBar = memo(function CriteriaBar(props: CriteriaBarProps) {
  const { title, facts, searchHref, progress } = props;
  return (
    <div className={classes.bar}>
      <div className={classes.criteria}>
        <p className={classes.place}>{title}</p>
        <p className={classes.rest}>{facts}</p>
        <AppLink href={searchHref} className={classes.change}>
          <Trans>Change search</Trans>
        </AppLink>
      </div>
      {progress}
    </div>
  );
});
