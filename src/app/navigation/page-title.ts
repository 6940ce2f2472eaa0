import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface TitledMatch {
  staticData: { title?: MessageDescriptor };
}

/** The title of the innermost page that has one; a path that leads to no page has none. */
export function pageTitle(i18n: I18n, matches: readonly TitledMatch[], appName: string): string {
  const title = matches.findLast((match) => match.staticData.title)?.staticData.title;
  return `${i18n._(title ?? msg`Page not found`)} | ${appName}`;
}
