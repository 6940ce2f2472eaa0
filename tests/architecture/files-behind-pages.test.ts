import path from 'node:path';
import { expect, it } from 'vitest';
import { read } from './repository-files.ts';

/** Imports of values, not of types alone. Dynamic imports are loaded on their own. */
const IMPORT = /^(?:import|export)\s(?!type\b)(?:([^'";]*?)\sfrom\s)?'([^']+)'/gm;
const ROOM = /^#(domain|machines|src)\//;
/** The router loads the component of a route on its own; the rest of its file is loaded at the start. */
const PAGE_OF_ROUTE = /^src\/(features|app)\/.+\.tsx$/;

/** What every page has: the start of the application and the frame of those who are signed in. */
const shell = filesBehind('src/main.tsx', 'src/app/session/SignedInLayout.tsx');

it.each([
  // A list, without the form of a new record.
  ['src/features/companies/CompaniesPage.tsx', 50],
  ['src/features/users/UsersPage.tsx', 50],
  ['src/features/company-users/CompanyUsersPage.tsx', 50],
  // A form.
  ['src/features/companies/NewCompany.tsx', 90],
  ['src/features/companies/CompanyPage.tsx', 90],
  ['src/features/users/UserPage.tsx', 90],
  // The richest page.
  ['src/features/trips/LiveTrip.tsx', 150],
])('behind %s stand at most %i files', (page, most) => {
  const own = [...filesBehind(page)].filter((file) => !shell.has(file));
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(most);
});

function filesBehind(...starts: string[]): Set<string> {
  const found = new Set<string>();
  const next = [...starts];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    next.push(...importsOf(file));
  }
  return found;
}

function importsOf(file: string): string[] {
  const imported = [...read(file).matchAll(IMPORT)]
    .filter(([, names = '']) => !hasTypesOnly(names))
    .flatMap(([, , from = '']) => {
      if (from.startsWith('.')) return path.join(path.dirname(file), from);
      return ROOM.test(from) ? from.slice(1) : [];
    });
  const isRoute = file.startsWith('src/routes/');
  return imported.filter((one) => /\.tsx?$/.test(one) && !(isRoute && PAGE_OF_ROUTE.test(one)));
}

/** Such as `{ type One, type Other }`. */
function hasTypesOnly(names: string): boolean {
  const inBraces = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  const each = inBraces?.split(',').map((name) => name.trim()) ?? [''];
  return each.every((name) => name === '' || name.startsWith('type ')) && inBraces !== undefined;
}
