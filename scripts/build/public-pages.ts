/** The pages that are rendered at build time, with their path and route. */
export interface PublicPage {
  path: string;
  file: string;
  route: string;
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/login', file: 'login.html', route: 'src/routes/_public/login.tsx' },
  { path: '/logout', file: 'logout.html', route: 'src/routes/_public/logout.tsx' },
  { path: '/privacy', file: 'privacy.html', route: 'src/routes/_public/privacy.tsx' },
  { path: '/cookies', file: 'cookies.html', route: 'src/routes/_public/cookies.tsx' },
  { path: '/impress', file: 'impress.html', route: 'src/routes/_public/impress.tsx' },
  { path: '/password/forgot', file: 'password-forgot.html', route: 'src/routes/_public/password.forgot.tsx' },
  { path: '/password/reset', file: 'password-reset.html', route: 'src/routes/_public/password.reset.tsx' },
];

/** Shown at every address that has no page; rendered for one of them. */
export const NOT_FOUND_PAGE: PublicPage = {
  path: '/no-such-page',
  file: 'not-found.html',
  route: 'src/routes/$.tsx',
};

/** The start of all other pages, and the routes whose files it loads ahead: those that most people see first. */
export const START_PAGE = {
  file: 'app.html',
  routes: ['src/routes/_authenticated.tsx', 'src/routes/_authenticated/index.tsx'],
};
