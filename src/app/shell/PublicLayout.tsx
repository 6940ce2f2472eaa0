import type { ReactNode } from 'react';
import { PageFrame } from './PageFrame.tsx';
import { TopBar } from './TopBar.tsx';

interface PublicLayoutProps {
  appName: string;
  children: ReactNode;
}

export function PublicLayout({ appName, children }: PublicLayoutProps) {
  return (
    <PageFrame appName={appName} topBar={<TopBar appName={appName} />}>
      {children}
    </PageFrame>
  );
}
