import classes from './Scenery.module.css';
import scenery from './scenery.svg';

/**
 * Alpine ridges and birds of passage above them: what the product's first pages have in common. A file of its own,
 * because the words before it need not wait for it. The outer frame fills its place from the top, so that nothing
 * moves when that place changes its height while the page arrives.
 */
export function Scenery() {
  return (
    <svg aria-hidden="true" className={classes.scenery} focusable="false">
      <svg
        aria-hidden="true"
        className={classes.ridges}
        viewBox="0 0 1440 420"
        preserveAspectRatio="xMidYMax slice"
      >
        <use href={`${scenery}#scenery`} />
      </svg>
    </svg>
  );
}
