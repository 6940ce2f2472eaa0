import type { ComponentProps } from 'react';
import { Icon } from '../../components/Icon.tsx';
import classes from './BarButton.module.css';

interface BarButtonProps extends ComponentProps<'button'> {
  /** The drawing. */
  icon: string;
  'aria-label': string;
}

/** A button of the top bar that shows only a drawing. */
export function BarButton({ icon, ...button }: BarButtonProps) {
  return (
    <button type="button" title={button['aria-label']} {...button} className={classes.button}>
      <Icon path={icon} />
    </button>
  );
}
