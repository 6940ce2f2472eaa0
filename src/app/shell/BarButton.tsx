import type { ComponentProps } from 'react';
import { Icon } from '../../components/Icon.tsx';
import classes from './BarButton.module.css';

interface BarButtonProps extends ComponentProps<'button'> {
  icon: string;
  'aria-label': string;
}

export function BarButton({ icon, ...button }: BarButtonProps) {
  return (
    <button
      type="button"
      title={button['aria-label']}
      {...button}
      className={classes.button}
      data-hover="true"
    >
      <Icon path={icon} />
    </button>
  );
}
