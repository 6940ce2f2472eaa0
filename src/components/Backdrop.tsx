import { useLingui } from '@lingui/react/macro';
import classes from './Backdrop.module.css';
import { Spinner } from './Spinner.tsx';

interface BackdropProps {
  visible: boolean;
  label?: string;
}

/** Covers the page while nothing can be said yet; a short wait passes without it being seen. */
export function Backdrop({ visible, label }: BackdropProps) {
  const { t } = useLingui();
  if (!visible) return null;
  return (
    <div className={classes.backdrop} role="status" aria-label={label ?? t`Loading`}>
      <Spinner />
    </div>
  );
}
