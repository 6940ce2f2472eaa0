import type { CompanyReference } from '#domain/contract.ts';

export interface OtherTabs {
  notify: (news: TabNews) => void;
  onNews: (listener: (news: TabNews) => void) => void;
}

export type TabNews =
  | { type: 'session.endedElsewhere' }
  | { type: 'company.changedElsewhere'; company: CompanyReference };

export function openOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel('session');
  return {
    notify: (news) => channel.postMessage(news),
    // Only this application uses this channel.
    onNews: (listener) => channel.addEventListener('message', ({ data }) => listener(data as TabNews)),
  };
}
