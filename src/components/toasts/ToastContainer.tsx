import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useLingui } from '@lingui/react/macro';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { Icon } from '../Icon.tsx';
import { NOTICE_MARKS } from '../Notice.tsx';
import classes from './ToastContainer.module.css';
import { onToastsChange, takeToasts } from './toast-queue.ts';

export const AUTO_HIDE_MS = 5000;

export function ToastContainer() {
  const { t } = useLingui();
  const closeLabel = t`Close`;
  useEffect(() => {
    // The list of shown toasts lives outside React, in the library.
    const showWaiting = () => {
      for (const { message, kind } of takeToasts()) {
        notifications.show({
          message,
          icon: <Icon path={NOTICE_MARKS[kind]} />,
          classNames: { root: classes.toast },
          styles: {
            icon: { background: 'transparent', color: `var(--notice-${kind}-mark)` },
            description: { color: 'var(--mantine-color-text)' },
          },
          closeButtonProps: { 'aria-label': closeLabel },
        });
      }
    };
    showWaiting();
    return onToastsChange(showWaiting);
  }, [closeLabel]);
  return <Notifications position="bottom-center" autoClose={AUTO_HIDE_MS} />;
}
