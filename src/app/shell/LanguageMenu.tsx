import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { checkIcon, globeIcon } from '../../components/icons.ts';
import { BarButton } from './BarButton.tsx';
import { BarPopover } from './BarPopover.tsx';
import classes from './LanguageMenu.module.css';
import list from './PopoverList.module.css';

export function LanguageMenu() {
  const { t } = useLingui();
  const id = useId();
  return (
    <BarPopover id={id} button={<BarButton icon={globeIcon} aria-label={t`Language`} popoverTarget={id} />}>
      <ul className={list.list} aria-label={t`Language`}>
        <li>
          <button
            type="button"
            className={list.entry}
            aria-current="true"
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Trans>English</Trans>
            <span className={classes.mark}>
              <Icon path={checkIcon} />
            </span>
          </button>
        </li>
        <li>
          <span className={`${list.entry} ${classes.missing}`}>
            <Trans>German</Trans>
            <small className={classes.reason}>
              <Trans>Not available</Trans>
            </small>
          </span>
        </li>
      </ul>
    </BarPopover>
  );
}
