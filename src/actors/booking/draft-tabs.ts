import type { DraftKind } from '#domain/contract.ts';

/** What one tab tells the others about a draft. */
export interface DraftChange {
  /** 0 when it was removed. */
  revision: number;
  /** An order is under way there. */
  ordering: boolean;
}

/** The person's other tabs on the same draft. Nothing is stored; a tab that is not open needs no message. */
export interface DraftTabs {
  tell: (change: DraftChange) => void;
  close: () => void;
}

interface Message extends DraftChange {
  /** Whose draft it is, and of what. */
  draft: string;
  tab: string;
}

interface DraftTab {
  /** The person and their company. */
  owner: string;
  kind: DraftKind;
  /** Names this tab. */
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
    tell: ({ revision, ordering }) =>
      channel.postMessage({ draft, tab, revision, ordering } satisfies Message),
    close: () => channel.close(),
  };
}
