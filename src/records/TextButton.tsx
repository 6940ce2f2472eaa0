import type { ComponentProps } from 'react';
import classes from './ListField.module.css';

/** A button that looks like a link, for actions that a page repeats often. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={classes.button} {...props} />;
}
