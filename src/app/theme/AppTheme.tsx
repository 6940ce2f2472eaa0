import { type MantineColorScheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables } from './css-variables.ts';
import { theme } from './theme.ts';

/** The system's setting chooses the scheme; the browser stores no other choice. */
const systemScheme: MantineColorSchemeManager = {
  get: (scheme): MantineColorScheme => scheme,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

interface AppThemeProps {
  scheme?: 'light' | 'dark';
  nonce?: string;
  children: ReactNode;
}

export function AppTheme({ scheme, nonce, children }: AppThemeProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={systemScheme}
      defaultColorScheme="auto"
      {...(scheme && { forceColorScheme: scheme })}
      {...(nonce !== undefined && { getStyleNonce: () => nonce })}
    >
      {children}
    </MantineProvider>
  );
}
