/** The pages that are rendered at build time: their address, and the route that draws them. */
export interface PublicPage {
  path: string;
  file: string;
  route: string;
  /** The route that the page leads to by itself. */
  next?: string;
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/login', file: 'login.html', route: 'src/routes/_public/login.tsx' },
  {
    path: '/logout',
    file: 'logout.html',
    route: 'src/routes/_public/logout.tsx',
    next: 'src/routes/_public/login.tsx',
  },
  { path: '/privacy', file: 'privacy.html', route: 'src/routes/_public/privacy.tsx' },
  { path: '/cookies', file: 'cookies.html', route: 'src/routes/_public/cookies.tsx' },
  { path: '/impress', file: 'impress.html', route: 'src/routes/_public/impress.tsx' },
  { path: '/password/forgot', file: 'password-forgot.html', route: 'src/routes/_public/password.forgot.tsx' },
  { path: '/password/reset', file: 'password-reset.html', route: 'src/routes/_public/password.reset.tsx' },
];

/** Shown wherever no page begins; drawn for an address of that kind. */
export const NOT_FOUND_PAGE: PublicPage = {
  path: '/no-such-page',
  file: 'not-found.html',
  route: 'src/routes/$.tsx',
};

/** Every other page begins with the same one; whoever is signed in most likely goes on with what these files hold. */
export const START_PAGE = { file: 'app.html', signedIn: ['signed-in', 'home'], last: ['select'] };
