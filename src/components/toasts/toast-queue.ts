import type { NoticeKind } from '../Notice.tsx';

interface Toast {
  message: string;
  kind: NoticeKind;
}

let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

export function showToast(message: string, kind: NoticeKind = 'info'): void {
  waiting = [...waiting, { message, kind }];
  notify();
}

export function waitingToasts(): readonly Toast[] {
  return waiting;
}

export function takeToasts(): readonly Toast[] {
  const toasts = waiting;
  waiting = [];
  if (toasts.length > 0) notify();
  return toasts;
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
