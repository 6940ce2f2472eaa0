import classes from './Scenery.module.css';

export function Scenery() {
  return <div aria-hidden="true" className={classes.scenery} />;
}
