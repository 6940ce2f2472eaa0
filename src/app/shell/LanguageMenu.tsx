import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { checkIcon, globeIcon } from '../../components/icons.ts';
import { BarButton } from './BarButton.tsx';
import classes from './LanguageMenu.module.css';

/** The browser's own popover: it works before the page has come alive, and costs the sign-in page nothing. */
export function LanguageMenu() {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={classes.languages}>
      <BarButton icon={globeIcon} aria-label={t`Language`} popoverTarget={id} />
      <div id={id} popover="auto" className={classes.popover}>
        <ul className={classes.list} aria-label={t`Language`}>
          <li>
            <button
              type="button"
              className={classes.language}
              aria-current="true"
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              <Trans>English</Trans>
              <Icon path={checkIcon} />
            </button>
          </li>
          <li>
            <span className={classes.language}>
              <Trans>German</Trans>
              <small className={classes.reason}>
                <Trans>Not available</Trans>
              </small>
            </span>
          </li>
        </ul>
      </div>
    </div>
  );
}
