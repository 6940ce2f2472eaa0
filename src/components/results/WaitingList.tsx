import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import classes from './WaitingList.module.css';

const CARDS = [1, 2, 3, 4];

/** A placeholder for the results until the first ones arrive. */
export function WaitingList() {
  return (
    <div className={classes.list} role="status">
      <VisuallyHidden>
        <Trans>Searching…</Trans>
      </VisuallyHidden>
      {CARDS.map((card) => (
        <div key={card} className={classes.card}>
          <span className={classes.picture} />
          <span className={classes.lines}>
            <span className={classes.title} />
            <span className={classes.line} />
            <span className={classes.line} />
          </span>
        </div>
      ))}
    </div>
  );
}
