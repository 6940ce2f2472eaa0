import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import classes from './CriteriaBar.module.css';

interface CriteriaBarProps {
  /** The subject of the search, such as the name of a place. */
  title: string;
  /** The rest of it, one element each. */
  facts: ReactNode;
  /** Where the search is changed. */
  searchHref: string;
  /** How far the search has come. */
  progress: ReactNode;
}

/** What is looked for, always in view, and how far the search has come. */
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
