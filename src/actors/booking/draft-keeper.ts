import type { BookingFlow } from '#domain/contract.ts';
import type { BookingDraft } from '#machines/booking/booking-draft.ts';
import type { Api } from '../../api/client.ts';
import { deleteDraft, saveDraft } from '../../api/draft-requests.ts';

/** Saves the latest draft on the server: one call at a time, and none for what has not changed. */
export interface DraftKeeper {
  /** Soon; what comes meanwhile replaces it. */
  keep: (draft: BookingDraft) => void;
  /** At once; done when it is saved. */
  keepNow: (draft: BookingDraft) => Promise<void>;
  /** After what is under way. */
  forget: () => void;
  /** Sends what is waiting. */
  flush: () => void;
}

interface DraftKeeperOptions {
  api: Api;
  kind: BookingFlow;
  chartVersion: number;
}

const DELAY_MS = 300;

export function createDraftKeeper({ api, kind, chartVersion }: DraftKeeperOptions): DraftKeeper {
  let saved = '';
  let waiting: BookingDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  function send(draft: BookingDraft): Promise<void> {
    clearTimeout(timer);
    waiting = null;
    const text = JSON.stringify(draft);
    const sending = last.then(async () => {
      if (text === saved) return;
      await saveDraft(api, kind, { chartVersion, snapshot: { ...draft } });
      saved = text;
    });
    last = sending.catch(() => {});
    return sending;
  }

  function flush(): void {
    // A draft that could not be saved now is saved with the next change.
    if (waiting) void send(waiting).catch(() => {});
  }

  return {
    keep(draft) {
      waiting = draft;
      clearTimeout(timer);
      timer = setTimeout(flush, DELAY_MS);
    },
    keepNow: send,
    forget() {
      clearTimeout(timer);
      waiting = null;
      saved = '';
      last = last.then(() => deleteDraft(api, kind)).catch(() => {});
    },
    flush,
  };
}
