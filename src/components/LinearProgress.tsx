import { useLingui } from '@lingui/react/macro';
import classes from './Waiting.module.css';

interface LinearProgressProps {
  visible: boolean;
}

export function LinearProgress({ visible }: LinearProgressProps) {
  const { t } = useLingui();
  if (!visible) return null;
  return (
    <div className={classes.lineTrack} role="progressbar" aria-label={t`Loading`}>
      <div className={classes.bar} />
    </div>
  );
}
