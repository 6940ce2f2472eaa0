import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicLayout } from '../app/shell/PublicLayout.tsx';

export const Route = createFileRoute('/_public')({
  component: PublicPages,
  // Part of the first load: every public page needs it, and a separate file would cost a request.
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
