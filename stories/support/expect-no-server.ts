import { expect } from 'storybook/test';

const asked = new Set<string>();
new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    const { pathname } = new URL(name);
    if (pathname.startsWith('/api/')) asked.add(pathname);
  }
}).observe({ type: 'resource' });

/** Stories have no server: one that asks for something shows what this machine happens to answer. */
export async function expectNoServer(): Promise<void> {
  const calls = [...asked];
  asked.clear();
  await expect(calls).toEqual([]);
}
