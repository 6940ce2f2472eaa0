import { useRouter } from '@tanstack/react-router';
import { NotFoundScreen } from '../shell/NotFoundScreen.tsx';
import { PublicLayout } from '../shell/PublicLayout.tsx';

export function NotFoundPage() {
  const { config } = useRouter().options.context;
  return (
    <PublicLayout appName={config.appName}>
      <NotFoundScreen />
    </PublicLayout>
  );
}
