/** The pages that are rendered at build time, with their path and route. */
export interface PublicPage {
  path: string;
  file: string;
  /** The route that renders it, and those that it leads to by itself. */
  routes: readonly string[];
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/login', file: 'login.html', routes: ['src/routes/_public/login.tsx'] },
  {
    path: '/logout',
    file: 'logout.html',
    routes: ['src/routes/_public/logout.tsx', 'src/routes/_public/login.tsx'],
  },
  { path: '/privacy', file: 'privacy.html', routes: ['src/routes/_public/privacy.tsx'] },
  { path: '/cookies', file: 'cookies.html', routes: ['src/routes/_public/cookies.tsx'] },
  { path: '/impress', file: 'impress.html', routes: ['src/routes/_public/impress.tsx'] },
  {
    path: '/password/forgot',
    file: 'password-forgot.html',
    routes: ['src/routes/_public/password.forgot.tsx'],
  },
  { path: '/decide', file: 'decide.html', routes: ['src/routes/_public/decide.tsx'] },
  { path: '/password/reset', file: 'password-reset.html', routes: ['src/routes/_public/password.reset.tsx'] },
];

/** Shown at every address that has no page; rendered for one of them. */
export const NOT_FOUND_PAGE: PublicPage = {
  path: '/no-such-page',
  file: 'not-found.html',
  routes: ['src/routes/$.tsx'],
};

/** The start of all other pages, and the routes whose files it loads ahead: those that most people see first. */
export const START_PAGE = {
  file: 'app.html',
  routes: ['src/routes/_authenticated.tsx', 'src/routes/_authenticated/index.tsx'],
};
