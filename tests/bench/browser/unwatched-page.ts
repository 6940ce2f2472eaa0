import type { CDPSession } from 'playwright';
import type { BrowserBench } from './browser-bench.ts';
import { connectToPage, type DevtoolsConnection } from './devtools-connection.ts';

export interface HeldCookie {
  name: string;
  value: string;
  domain: string;
  path: string;
  /** Seconds since 1970. */
  expires: number;
  httpOnly: boolean;
  secure: boolean;
  sameSite?: 'Strict' | 'Lax' | 'None';
}

export interface UnwatchedPage extends Pick<DevtoolsConnection, 'send' | 'on'> {
  /** Runs a function in the page, which must not use anything from outside of itself. */
  ask<Answer>(question: () => Answer): Promise<Answer>;
  runBeforeAll<Argument>(script: (argument: Argument) => void, argument: Argument): Promise<void>;
  cookies(): Promise<HeldCookie[]>;
  close(): Promise<void>;
}

/**
 * A page in a context of its own, as its visitor has it. Whoever follows a page's scripts, as Playwright does with
 * every page it opens, has V8 note the place of each error that is made, and parse the script anew for it: React makes
 * five while it is loaded, which keeps a slow processor busy for more than a hundred milliseconds.
 */
export async function openUnwatchedPage(
  { browser, debuggingPort }: BrowserBench,
  cookies: HeldCookie[],
): Promise<UnwatchedPage> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  await root.send('Storage.setCookies', { browserContextId, cookies });
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const page = await connectToPage(debuggingPort, targetId);
  await page.send('Page.enable');
  await page.send('Network.enable');
  return {
    ...page,
    ask: (question) => ask(page, question),
    async runBeforeAll(script, argument) {
      const source = `(${script})(${JSON.stringify(argument)})`;
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
    },
    cookies: async () => (await root.send('Storage.getCookies', { browserContextId })).cookies,
    async close() {
      page.close();
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
}

async function ask<Answer>(page: Pick<CDPSession, 'send'>, question: () => Answer): Promise<Answer> {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression: `(${question})()`,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(result.description ?? exceptionDetails.text);
  return result.value;
}
