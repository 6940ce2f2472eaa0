import type { StoryContext } from '@storybook/react-vite';
import { expectFit } from './expect-fit.ts';
import { expectNoServer } from './expect-no-server.ts';

/** The rules of axe whose result depends on colours. */
export const CONTRAST_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The page must not overflow horizontally, and axe checks what is new: by all rules the first time that this
 * structure is shown, for contrast the first time that it has this width and colour scheme. Pages of flows are
 * checked narrow and dark (`narrow-and-dark.ts`); their screens have stories of their own.
 */
export async function checkAfterStory({ id, tags, parameters }: StoryContext): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  await expectFit();
  await expectNoServer();
  const { a11y } = parameters;
  if (tags.includes('flow')) {
    parameters.a11y = { ...a11y, disable: true };
    return;
  }
  const lacksContrast = await isNewAppearance(id);
  if (await isNew('all rules', id)) return;
  parameters.a11y = lacksContrast
    ? { ...a11y, options: { ...a11y.options, runOnly: CONTRAST_RULES } }
    : { ...a11y, disable: true };
}

/** Whether this structure is shown for the first time with this width and colour scheme. */
export function isNewAppearance(storyId: string): Promise<boolean> {
  const { clientWidth, dataset } = document.documentElement;
  return isNew(`contrast ${clientWidth} ${dataset.mantineColorScheme}`, storyId);
}

/** The story that was checked, by what was checked and the structure. */
const checkedStories = new Map<string, string>();

/** A story that runs again in the same page is as new as before. */
async function isNew(check: string, storyId: string): Promise<boolean> {
  const key = `${check} ${await digestStructure()}`;
  const checked = checkedStories.get(key) ?? storyId;
  checkedStories.set(key, checked);
  return checked === storyId;
}

/** Ids that React and Mantine generate on each mount. */
const GENERATED_ID = /_r_\w+_|mantine-[a-z0-9]{9}\b/g;

/** The markup without its texts and measured lengths, and what is open on top, which the markup doesn't show. */
async function digestStructure(): Promise<string> {
  const ids = new Map<string, string>();
  const markup = document.body.innerHTML
    .replaceAll(GENERATED_ID, (generated) => {
      const numbered = ids.get(generated) ?? `id-${ids.size}`;
      ids.set(generated, numbered);
      return numbered;
    })
    .replaceAll(/>[^<]+</g, '>text<')
    .replaceAll(/-?[\d.]+px/g, 'length');
  const elements = [...document.body.querySelectorAll('*')];
  const onTop = elements.flatMap((one, position) => (one.matches(':modal, :popover-open') ? [position] : []));
  const bytes = new TextEncoder().encode(`${onTop.join()} ${markup}`);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join();
}
