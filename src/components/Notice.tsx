import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { errorIcon, infoIcon, successIcon, warningIcon } from './icons.ts';
import classes from './Notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

export const NOTICE_MARKS = {
  info: infoIcon,
  success: successIcon,
  warning: warningIcon,
  error: errorIcon,
} satisfies Record<NoticeKind, string>;

export interface NoticeProps {
  kind: NoticeKind;
  title?: ReactNode;
  isHeading?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}

/** A message in place. Errors are announced at once, other messages at the next pause. */
export function Notice({ kind, title, isHeading = false, children, action }: NoticeProps) {
  const urgent = kind === 'error' || kind === 'warning';
  return (
    <div className={classes.notice} data-kind={kind} role={urgent ? 'alert' : 'status'}>
      <span className={classes.mark}>
        <Icon path={NOTICE_MARKS[kind]} />
      </span>
      <div className={classes.body}>
        {title && isHeading ? (
          <h2 tabIndex={-1} className={classes.title}>
            {title}
          </h2>
        ) : null}
        {title && !isHeading ? <p className={classes.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className={classes.action}>{action}</div> : null}
      </div>
    </div>
  );
}
