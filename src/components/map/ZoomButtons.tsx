import { useLingui } from '@lingui/react/macro';
import { Icon } from '../Icon.tsx';
import { fitIcon, minusIcon, plusIcon } from '../shell-icons.ts';
import classes from './ZoomButtons.module.css';

interface ZoomButtonsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onShowAll: () => void;
}

export function ZoomButtons({ onZoomIn, onZoomOut, onShowAll }: ZoomButtonsProps) {
  const { t } = useLingui();
  const buttons = [
    { label: t`Zoom in`, icon: plusIcon, onClick: onZoomIn },
    { label: t`Zoom out`, icon: minusIcon, onClick: onZoomOut },
    { label: t`Show all hotels`, icon: fitIcon, onClick: onShowAll },
  ];
  return (
    <div className={classes.buttons}>
      {buttons.map(({ label, icon, onClick }) => (
        <button
          key={label}
          type="button"
          className={classes.button}
          aria-label={label}
          title={label}
          onClick={onClick}
        >
          <Icon path={icon} />
        </button>
      ))}
    </div>
  );
}
