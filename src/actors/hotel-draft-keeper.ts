import { CHART_VERSION, type HotelDraft } from '#machines/hotel-booking/hotel-draft.ts';
import type { Api } from '../api/client.ts';
import { deleteDraft, saveDraft } from '../api/draft-requests.ts';

/** Keeps the latest draft on the server: one call at a time, and none for what has not changed. */
export interface HotelDraftKeeper {
  /** Soon; what comes meanwhile replaces it. */
  keep: (draft: HotelDraft) => void;
  /** At once; done when it is there. */
  keepNow: (draft: HotelDraft) => Promise<void>;
  /** After what is under way. */
  forget: () => void;
  /** Sends what is waiting. */
  flush: () => void;
}

const DELAY_MS = 300;

export function createHotelDraftKeeper(api: Api): HotelDraftKeeper {
  let saved = '';
  let waiting: HotelDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  function send(draft: HotelDraft): Promise<void> {
    clearTimeout(timer);
    waiting = null;
    const text = JSON.stringify(draft);
    const sending = last.then(async () => {
      if (text === saved) return;
      await saveDraft(api, 'hotel', { chartVersion: CHART_VERSION, snapshot: { ...draft } });
      saved = text;
    });
    last = sending.catch(() => {});
    return sending;
  }

  function flush(): void {
    // A draft that could not be kept now is kept with the next change.
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
      last = last.then(() => deleteDraft(api, 'hotel')).catch(() => {});
    },
    flush,
  };
}
