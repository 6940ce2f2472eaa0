import type { DraftKind } from '#domain/contract.ts';

export interface DraftChange {
  /** 0 when it was removed. */
  revision: number;
  ordering: boolean;
}

/** The user's other tabs with the same draft. Nothing is stored; a tab that is not open needs no message. */
export interface DraftTabs {
  notify: (change: DraftChange) => void;
  close: () => void;
}

interface Message extends DraftChange {
  draft: string;
  tab: string;
}

interface DraftTab {
  owner: string;
  kind: DraftKind;
  tab: string;
}

export function openDraftTabs(
  { owner, kind, tab }: DraftTab,
  onChange: (change: DraftChange) => void,
): DraftTabs {
  const draft = `${owner} ${kind}`;
  const channel = new BroadcastChannel('booking-drafts');
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.draft === draft && data.tab !== tab) onChange(data);
  });
  return {
    notify: ({ revision, ordering }) =>
      channel.postMessage({ draft, tab, revision, ordering } satisfies Message),
    close: () => channel.close(),
  };
}
