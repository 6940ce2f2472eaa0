import lighthouse, { desktopConfig, type Result } from 'lighthouse';

export type Device = 'mobile' | 'desktop';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface CategoryResult {
  /** From 0 to 100. */
  score: number;
  /** The audits that cost the page points. */
  faults: string[];
}

export interface LighthouseResult extends Record<Category, CategoryResult> {
  /** The address that was audited in the end: a page may lead to another one. */
  audited: string;
}

export interface LighthouseSettings {
  port: number;
  device: Device;
}

/** One run with Lighthouse's own settings for the device, in a browser that is open already. */
export async function runLighthouse(
  address: string,
  { port, device }: LighthouseSettings,
): Promise<LighthouseResult> {
  const flags = {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error' as const,
    output: 'json' as const,
  };
  const ask = () => lighthouse(address, flags, device === 'desktop' ? desktopConfig : undefined);
  let run = await ask();
  // It says itself that a trace without a beginning is to be recorded once more.
  if (run && isIncomplete(run.lhr)) run = await ask();
  if (!run) throw new Error(`Lighthouse answered nothing for ${address}`);
  const [performance, accessibility, practices] = [
    readCategory(run.lhr, 'performance'),
    readCategory(run.lhr, 'accessibility'),
    readCategory(run.lhr, 'best-practices'),
  ];
  const audited = run.lhr.finalDisplayedUrl ?? address;
  return { audited, performance, accessibility, 'best-practices': practices };
}

function isIncomplete({ categories }: Result): boolean {
  return typeof categories.performance?.score !== 'number';
}

function readCategory(
  { categories, audits, runtimeError, requestedUrl }: Result,
  name: Category,
): CategoryResult {
  const category = categories[name];
  if (typeof category?.score !== 'number') {
    const broken = Object.values(audits).find(({ errorMessage }) => errorMessage);
    const reason = runtimeError?.message ?? broken?.errorMessage ?? 'for no reason given';
    throw new Error(`Lighthouse gave ${requestedUrl} no score for ${name}: ${reason}`);
  }
  const costly = category.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
  return { score: Math.round(category.score * 100), faults: costly.map(({ id }) => id) };
}
