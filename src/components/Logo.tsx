import { Group, Text } from '@mantine/core';
import classes from './Logo.module.css';

interface LogoProps {
  appName: string;
}

export function Logo({ appName }: LogoProps) {
  return (
    <Group component="span" gap={10} wrap="nowrap" display="inline-flex" c="var(--mantine-color-text)">
      <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" focusable="false">
        <rect width="32" height="32" rx="8" className={classes.ground} />
        <path
          d="M4.5 9.5c5.2.2 9.1 2 11.6 5.4 2.4-4.1 6-6.8 11-8-1.7 5.1-4.4 8.8-8.2 11.1l4.6 2.9-6.3-.5-5 5.2 1.2-6.7C9.2 17.4 6.3 14.3 4.5 9.5Z"
          className={classes.bird}
        />
      </svg>
      <Text span fz="1.125rem" fw={600} lts="-0.015em">
        {appName}
      </Text>
    </Group>
  );
}
