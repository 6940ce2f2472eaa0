import type { CompanyReference } from '#domain/contract.ts';

/** The same person's other tabs. Nothing is stored; a tab that is not open needs no telling. */
export interface OtherTabs {
  tell: (news: TabNews) => void;
  onNews: (listener: (news: TabNews) => void) => void;
}

/** What one tab does to the session of all. */
export type TabNews =
  | { type: 'session.endedElsewhere' }
  | { type: 'company.changedElsewhere'; company: CompanyReference };

export function openOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel('session');
  return {
    tell: (news) => channel.postMessage(news),
    // Only this application speaks on this channel.
    onNews: (listener) => channel.addEventListener('message', ({ data }) => listener(data as TabNews)),
  };
}
