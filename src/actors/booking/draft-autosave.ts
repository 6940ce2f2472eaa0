import type { DraftKind, BookingDraft as SavedDraft } from '#domain/contract.ts';
import { type SentRequest, splitSentRequest } from '#machines/checkout/sent-request.ts';
import type { Api } from '../../api/client.ts';
import { readData } from '../../api/errors.ts';
import { type DraftChange, openDraftTabs } from './draft-tabs.ts';
import { refusalCode } from './to-outcome.ts';

type DraftSnapshot = Record<string, unknown> & { checkout: unknown; ordering: boolean };

/**
 * Saves the latest draft on the server: one call at a time, and none without a change. A draft that another
 * tab or device has changed since it was last loaded here is neither overwritten nor removed.
 */
export interface DraftAutosave<Draft extends DraftSnapshot> {
  load: () => Promise<SavedDraft | null>;
  markSaved: (draft: Draft) => void;
  save: (draft: Draft) => void;
  saveNow: (draft: Draft) => Promise<void>;
  /** After the calls in progress. */
  remove: () => void;
  overwrite: (draft: Draft | null) => void;
  stop: () => void;
}

interface DraftAutosaveOptions {
  api: Api;
  kind: DraftKind;
  chartVersion: number;
  owner: string;
  /** Distinguishes drafts saved by this tab from those of others, also when an answer was lost. */
  tab: string;
  onChangedElsewhere: (change: ChangeElsewhere) => void;
}

interface ChangeElsewhere extends Pick<DraftChange, 'ordering'> {
  isUnsaved: boolean;
}

const DRAFT = '/api/booking/drafts/{flow}';
const DELAY_MS = 300;

/** The last call about each draft of this tab: a booking that starts again waits for the one before it. */
const lastCalls = new Map<string, Promise<unknown>>();

export function isOrdered({ order, snapshot }: SavedDraft): boolean {
  return order !== undefined || snapshot.ordering === true;
}

export function sentRequest({ order }: SavedDraft): SentRequest | null {
  return order ? (order as SentRequest) : null; // `put` has saved it
}

class DraftConflictError extends Error {
  override name = 'DraftConflictError';
}

export function createDraftAutosave<Draft extends DraftSnapshot>(
  options: DraftAutosaveOptions,
): DraftAutosave<Draft> {
  const { api, kind, chartVersion, owner, tab, onChangedElsewhere } = options;
  let revision: number | null = null;
  let elsewhere: number | null = null;
  let saved = '';
  let waiting: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pendingCalls = 0;
  const path = { flow: kind };
  const draftOfTab = `${owner} ${kind} ${tab}`;
  const last = () => lastCalls.get(draftOfTab) ?? Promise.resolve();
  const tabs = openDraftTabs({ owner, kind, tab }, (change) => {
    if (revision !== null && change.revision !== revision) handleChange(change);
  });

  function handleChange(change: DraftChange): void {
    const isUnsaved = waiting !== null || pendingCalls > 0;
    elsewhere = change.revision;
    clearTimeout(timer);
    waiting = null;
    onChangedElsewhere({ ordering: change.ordering, isUnsaved });
  }

  function rememberRevision(draft: SavedDraft | null): void {
    revision = draft?.revision ?? 0;
    elsewhere = null;
  }

  async function loadDraft(): Promise<SavedDraft | null> {
    return (await readData(api.http.GET(DRAFT, { params: { path } }))) ?? null;
  }

  /** After a refusal: whether the stored draft was saved here, and only the answer was lost. */
  async function isOwn(): Promise<boolean> {
    const draft = await loadDraft();
    const isHere = draft !== null && (draft.revision === revision || draft.snapshot.tab === tab);
    if (isHere) rememberRevision(draft);
    else handleChange({ revision: draft?.revision ?? 0, ordering: draft !== null && isOrdered(draft) });
    return isHere;
  }

  async function put(draft: Draft): Promise<void> {
    const text = JSON.stringify(draft);
    if (text === saved) return;
    if (elsewhere !== null) throw new DraftConflictError();
    const { checkout, order } = splitSentRequest(draft);
    const snapshot = { ...draft, checkout, tab };
    const request = { chartVersion, revision: revision ?? 0, snapshot, order: order ?? undefined };
    try {
      rememberRevision(await readData(api.http.PUT(DRAFT, { params: { path }, body: request })));
    } catch (error) {
      if (refusalCode(error) !== 'draft_changed' || !(await isOwn())) throw error;
      return await put(draft);
    }
    saved = text;
    tabs.notify({ revision: revision ?? 0, ordering: draft.ordering });
  }

  async function remove(): Promise<void> {
    if (elsewhere !== null || !(await isNothingOrOwn())) return;
    if (revision) await readData(api.http.DELETE(DRAFT, { params: { path, query: { revision } } }));
    revision = 0;
    tabs.notify({ revision, ordering: false });
  }

  async function isNothingOrOwn(): Promise<boolean> {
    const draft = await loadDraft();
    if (draft !== null && revision === null && isOrdered(draft)) {
      handleChange({ revision: draft.revision, ordering: true });
      return false;
    }
    // Before anything was loaded, starting a new booking discards any other stored draft.
    if (draft === null || revision === null) {
      rememberRevision(draft);
      return true;
    }
    return await isOwn();
  }

  function send(draft: Draft): Promise<void> {
    clearTimeout(timer);
    waiting = null;
    return inTurn(() => put(draft));
  }

  function inTurn(run: () => Promise<void>): Promise<void> {
    pendingCalls += 1;
    const running = last()
      .then(run)
      .finally(() => {
        pendingCalls -= 1;
      });
    lastCalls.set(
      draftOfTab,
      running.catch(() => {}),
    );
    return running;
  }

  function flush(): void {
    // A draft that fails to be saved now is saved with the next change.
    if (waiting) void send(waiting).catch(() => {});
  }

  return {
    async load() {
      await last();
      const draft = await loadDraft();
      rememberRevision(draft);
      saved = '';
      return draft;
    },
    markSaved(draft) {
      saved = JSON.stringify(draft);
    },
    save(draft) {
      if (elsewhere !== null) return;
      waiting = draft;
      clearTimeout(timer);
      timer = setTimeout(flush, DELAY_MS);
    },
    saveNow: send,
    remove() {
      clearTimeout(timer);
      waiting = null;
      saved = '';
      void inTurn(remove).catch(() => {});
    },
    overwrite(draft) {
      revision = elsewhere;
      elsewhere = null;
      saved = '';
      if (draft) void send(draft).catch(() => {});
    },
    stop() {
      flush();
      void last().finally(tabs.close);
    },
  };
}
