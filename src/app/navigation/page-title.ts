import type { I18n, MessageDescriptor } from '@lingui/core';

interface MatchWithTitle {
  staticData: { title?: MessageDescriptor };
}

export function pageTitle(i18n: I18n, matches: readonly MatchWithTitle[], appName: string): string {
  const title = matches.findLast((match) => match.staticData.title)?.staticData.title;
  return title ? `${i18n._(title)} | ${appName}` : appName;
}
