import { useLingui } from '@lingui/react/macro';
import classes from './Waiting.module.css';

interface LinearProgressProps {
  visible: boolean;
}

/** A line at the upper edge while the page loads something it can do without for a moment. */
export function LinearProgress({ visible }: LinearProgressProps) {
  const { t } = useLingui();
  if (!visible) return null;
  return (
    <div className={classes.lineTrack} role="progressbar" aria-label={t`Loading`}>
      <div className={classes.bar} />
    </div>
  );
}
