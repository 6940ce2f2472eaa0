import { Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Surface } from '../../components/Page.tsx';

interface CheckoutSectionProps {
  title: ReactNode;
  children: ReactNode;
}

export function CheckoutSection({ title, children }: CheckoutSectionProps) {
  const titleId = useId();
  return (
    <Surface>
      <Stack aria-labelledby={titleId} component="section">
        <Title id={titleId} order={2} size="h3">
          {title}
        </Title>
        {children}
      </Stack>
    </Surface>
  );
}
