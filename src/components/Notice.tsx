import { Box, Group, Stack, Text, Title } from '@mantine/core';
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
    <Group
      className={classes.notice}
      gap="sm"
      align="stretch"
      wrap="nowrap"
      p="sm"
      bdrs="sm"
      bg="var(--notice-ground)"
      data-kind={kind}
      role={urgent ? 'alert' : 'status'}
    >
      <Text span flex="none" h={20} c="var(--notice-mark)">
        <Icon path={NOTICE_MARKS[kind]} />
      </Text>
      <Stack variant="breakable" gap={4} miw={0}>
        {title && isHeading ? (
          <Title order={2} tabIndex={-1} fw={600}>
            {title}
          </Title>
        ) : null}
        {title && !isHeading ? <Text fw={600}>{title}</Text> : null}
        {children ? <div>{children}</div> : null}
        {action ? <Box mt={4}>{action}</Box> : null}
      </Stack>
    </Group>
  );
}
