import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '#src/api/query-client.ts';

/** For what looks something up while one types. */
export const withQueries: Decorator = (Story) => {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Story />
    </QueryClientProvider>
  );
};
