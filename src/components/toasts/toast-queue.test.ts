import { afterEach, expect, it, vi } from 'vitest';
import { onToastsChange, showToast, takeToasts, waitingToasts } from './toast-queue.ts';

afterEach(() => {
  takeToasts();
});

it('queues toasts in order before they can be shown', () => {
  showToast('Saved.', 'success');
  showToast('The list has changed.');
  expect(takeToasts()).toEqual([
    { message: 'Saved.', kind: 'success' },
    { message: 'The list has changed.', kind: 'info' },
  ]);
});

it('delivers each toast once', () => {
  showToast('Saved.');
  takeToasts();
  expect(takeToasts()).toEqual([]);
  expect(waitingToasts()).toEqual([]);
});

it('notifies listeners until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = onToastsChange(listener);
  showToast('One.');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  showToast('Two.');
  expect(listener).toHaveBeenCalledTimes(1);
});
