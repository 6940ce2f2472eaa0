import axe from 'axe-core';
import { expect, waitFor } from 'storybook/test';
import { CONTRAST_RULES } from '../checks-after-story.ts';

type MailWindow = Window & typeof globalThis & { axe: typeof axe };

const WIDTHS = ['320px', '390px', '800px'];

/** Checks the mail in its frame: no horizontal overflow at any width, and enough contrast in light and dark. */
export async function lookAtMail({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  const frame = canvasElement.querySelector('iframe');
  if (!frame) throw new Error('There is no frame');
  const mail = await waitFor(() => loadedWindow(frame));
  const { style } = frame;
  for (const width of WIDTHS) {
    style.width = width;
    await waitFor(() => expect(mail.innerWidth).toBe(Number.parseInt(width, 10)));
    await expect(mail.document.documentElement.scrollWidth).toBeLessThanOrEqual(mail.innerWidth);
  }
  mail.eval(axe.source);
  const media = findMedia(mail);
  const before = media.mediaText;
  // Tests emulate one scheme for all frames.
  for (const text of ['not all', 'all']) {
    media.mediaText = text;
    const { violations } = await mail.axe.run(mail.document, { runOnly: CONTRAST_RULES });
    await expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
      [],
    );
  }
  media.mediaText = before;
  style.width = '';
}

/** When the colours for the dark are shown. */
function findMedia({ document }: Window): MediaList {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const [media] = rules.flatMap((rule) => ('media' in rule ? [rule.media as MediaList] : [])); // of another window
  if (!media) throw new Error('There are no colours for the dark');
  return media;
}

function loadedWindow({ contentWindow }: HTMLIFrameElement): MailWindow {
  expect(contentWindow?.document.querySelector('h1')).toBeTruthy();
  return contentWindow as MailWindow; // with the document that was found
}
