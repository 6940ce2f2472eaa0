import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface LegalSectionProps {
  title: ReactNode;
  children: ReactNode;
}

export function LegalSection({ title, children }: LegalSectionProps) {
  return (
    <Stack component="section" gap="sm">
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}
