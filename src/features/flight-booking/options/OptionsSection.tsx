import { Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Surface } from '../../../components/Page.tsx';

interface OptionsSectionProps {
  title: ReactNode;
  children: ReactNode;
}

export function OptionsSection({ title, children }: OptionsSectionProps) {
  const titleId = useId();
  return (
    <Surface>
      <Stack aria-labelledby={titleId} component="section" miw={0}>
        <Title id={titleId} order={2} size="h3">
          {title}
        </Title>
        {children}
      </Stack>
    </Surface>
  );
}
