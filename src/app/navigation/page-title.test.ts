import { setupI18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session-machine.ts';
import { createApi } from '../../api/client.ts';
import { createEnumStore } from '../../api/enum-store.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { paths } from '../../components/paths.ts';
import { type AppRouter, createAppRouter } from '../router.ts';
import { pageTitle } from './page-title.ts';

const TITLES = {
  '/$': 'Page not found | Zugvogel',
  '/': 'Home | Zugvogel',
  '/booking/car': 'Car booking | Zugvogel',
  '/booking/car/cars': 'Car booking | Zugvogel',
  '/booking/car/checkout': 'Checkout | Zugvogel',
  '/booking/checkout': 'Checkout | Zugvogel',
  '/booking/flight': 'Flight booking | Zugvogel',
  '/booking/flight/checkout': 'Checkout | Zugvogel',
  '/booking/flight/fares': 'Flight booking | Zugvogel',
  '/booking/flight/flights': 'Flight booking | Zugvogel',
  '/booking/flight/options': 'Flight booking | Zugvogel',
  '/booking/hotel': 'Hotel booking | Zugvogel',
  '/booking/hotel/checkout': 'Checkout | Zugvogel',
  '/booking/hotel/room': 'Hotel booking | Zugvogel',
  '/booking/hotel/select': 'Hotel booking | Zugvogel',
  '/booking/request': 'Ask the agency | Zugvogel',
  '/companies': 'Companies | Zugvogel',
  '/companies/$companyId': 'Company | Zugvogel',
  '/companies/$companyId/users': 'Company users | Zugvogel',
  '/cookies': 'Cookie policy | Zugvogel',
  '/decide': 'Your decision | Zugvogel',
  '/groups': 'Company groups | Zugvogel',
  '/groups/$companyGroupId': 'Company group | Zugvogel',
  '/groups/$companyGroupId/companies': 'Companies of the group | Zugvogel',
  '/impress': 'Legal notice | Zugvogel',
  '/login': 'Sign in | Zugvogel',
  '/logout': 'Sign out | Zugvogel',
  '/password/change': 'Change password | Zugvogel',
  '/password/forgot': 'Forgot password | Zugvogel',
  '/password/reset': 'Reset password | Zugvogel',
  '/practice': 'Practice | Zugvogel',
  '/privacy': 'Privacy policy | Zugvogel',
  '/trips/$tripId': 'Trip | Zugvogel',
  '/users': 'Users | Zugvogel',
  '/users/$userId': 'Profile | Zugvogel',
};

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

// The router takes its environment for a browser, and accesses `window` at once.
beforeAll(() => vi.stubGlobal('window', {}));
afterAll(() => vi.unstubAllGlobals());

it('names each page and the application', () => {
  const router = createRouter();
  const titles = Object.keys(router.routesByPath).map((path) => [path, titleOf(router, path)]);
  expect(Object.fromEntries(titles)).toEqual(TITLES);
});

it.each([
  '/no-such-page',
  '/login/nothing',
  '/booking/nothing',
  '/booking/hotel/nothing',
  '/trips/1/nothing',
])('says so when no page was found: %s', (path) => {
  expect(titleOf(createRouter(), path)).toBe('Page not found | Zugvogel');
});

it('has a page at each linked address', () => {
  const {
    flows,
    trip,
    bookAgain,
    company,
    companyUsers,
    companyUser,
    group,
    groupCompanies,
    user,
    ...plain
  } = paths;
  const built = [
    trip('$tripId'),
    bookAgain('id').replace('?again=id', ''),
    company('$companyId'),
    companyUsers('$companyId'),
    companyUser('$companyId', 'id').replace('?companyUser=id', ''),
    group('$companyGroupId'),
    groupCompanies('$companyGroupId'),
    user('$userId'),
  ];
  expect(Object.keys(TITLES)).toEqual(
    expect.arrayContaining([...Object.values(flows), ...Object.values(plain), ...built]),
  );
});

function titleOf(router: AppRouter, path: string): string {
  const address = path.replaceAll(/\$\w+/g, '1');
  return pageTitle(i18n, router.matchRoutes(address), 'Zugvogel');
}

function createRouter() {
  const session = createActor(sessionMachine, { input: { language: 'en' } });
  const api = createApi({ address: '', onRenewed: () => {}, onExpired: () => {} });
  const config = { appName: 'Zugvogel', contactEmail: 'help@zugvogel.example' };
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const context = { api, config, enums: createEnumStore(api), queryClient: createQueryClient(), session };
  return createAppRouter(context, history);
}
