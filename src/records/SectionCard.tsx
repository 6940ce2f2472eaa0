import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Surface } from '../components/Page.tsx';
import classes from './SectionCard.module.css';

interface SectionCardProps {
  id: string;
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function SectionCard({ id, title, action, children }: SectionCardProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className={classes.section}>
      <Surface>
        <Stack gap={20}>
          <Group gap="8px 16px" justify="space-between" mih={36}>
            <Title id={titleId} order={2} size="h3" tabIndex={-1} data-focus="none">
              {title}
            </Title>
            {action}
          </Group>
          {children}
        </Stack>
      </Surface>
    </section>
  );
}
