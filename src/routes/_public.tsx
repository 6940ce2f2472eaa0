import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicLayout } from '../app/shell/PublicLayout.tsx';

export const Route = createFileRoute('/_public')({
  component: PublicPages,
  // Part of the first load: every public page needs it, and each file less is one request less.
  codeSplitGroupings: [],
});

function PublicPages() {
  const { config } = Route.useRouteContext();
  return (
    <PublicLayout appName={config.appName}>
      <Outlet />
    </PublicLayout>
  );
}
