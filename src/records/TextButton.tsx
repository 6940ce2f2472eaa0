import type { ComponentProps } from 'react';
import classes from './ListField.module.css';

/** A button as quiet as a link, for what stands many times on a page. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={classes.button} {...props} />;
}
