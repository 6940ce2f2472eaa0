import { Trans } from '@lingui/react/macro';
import classes from './RecordTable.module.css';

/** Whether a record may be used. */
export function ActiveMark({ active }: { active: boolean }) {
  return (
    <span className={classes.mark} data-active={active}>
      {active ? <Trans>Active</Trans> : <Trans>Inactive</Trans>}
    </span>
  );
}
