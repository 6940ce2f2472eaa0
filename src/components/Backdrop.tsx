import { useLingui } from '@lingui/react/macro';
import { Spinner } from './Spinner.tsx';
import classes from './Waiting.module.css';

interface BackdropProps {
  visible: boolean;
  label?: string;
}

/** Covers the page while it is loading; it appears with a delay, so that short waits don't show it. */
export function Backdrop({ visible, label }: BackdropProps) {
  const { t } = useLingui();
  if (!visible) return null;
  return (
    <div className={classes.backdrop} role="status" aria-label={label ?? t`Loading`}>
      <Spinner />
    </div>
  );
}
