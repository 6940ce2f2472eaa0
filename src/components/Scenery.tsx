import classes from './Scenery.module.css';

/** Alpine ridges and birds of passage above them: what the product's first pages have in common. */
export function Scenery() {
  return <div aria-hidden="true" className={classes.scenery} />;
}
