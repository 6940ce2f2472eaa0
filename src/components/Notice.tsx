import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { errorIcon, infoIcon, successIcon, warningIcon } from './icons.ts';
import classes from './Notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

/** What stands for each kind; the words beside it say the same. */
export const NOTICE_MARKS = {
  info: infoIcon,
  success: successIcon,
  warning: warningIcon,
  error: errorIcon,
} satisfies Record<NoticeKind, string>;

export interface NoticeProps {
  kind: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** Says in place what happened. What went wrong is announced at once, all else when there is a pause. */
export function Notice({ kind, title, children, action }: NoticeProps) {
  const urgent = kind === 'error' || kind === 'warning';
  return (
    <div className={classes.notice} data-kind={kind} role={urgent ? 'alert' : 'status'}>
      <span className={classes.mark}>
        <Icon path={NOTICE_MARKS[kind]} />
      </span>
      <div className={classes.body}>
        {title ? <p className={classes.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className={classes.action}>{action}</div> : null}
      </div>
    </div>
  );
}
