import classes from './Scenery.module.css';
import scenery from './scenery.svg';

/**
 * Alpine ridges and birds of passage above them: what the product's first pages have in common. A file of its own,
 * because the words before it need not wait for it.
 */
export function Scenery() {
  return (
    <svg
      aria-hidden="true"
      className={classes.scenery}
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
    >
      <use href={`${scenery}#scenery`} />
    </svg>
  );
}
