/** The same person's other tabs. Nothing is stored; a tab that is not open needs no telling. */
export interface OtherTabs {
  tellEnded: () => void;
  onEnded: (listener: () => void) => void;
}

const ENDED = 'session.ended';

export function openOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel('session');
  return {
    tellEnded: () => channel.postMessage(ENDED),
    onEnded: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        if (data === ENDED) listener();
      });
    },
  };
}
