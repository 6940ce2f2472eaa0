import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { RouteError } from '../app/errors/RouteError.tsx';
import { forcePasswordChange } from '../app/navigation/guards.ts';
import type { RouterContext } from '../app/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: forcePasswordChange,
  component: Outlet,
  errorComponent: RouteError,
});
