import type { ComponentProps } from 'react';
import classes from './VisuallyHidden.module.css';

/** For those who listen: on the page, but not to be seen. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={classes.hidden} />;
}
