import type { Page } from 'playwright';

interface Recording {
  frames: { at: number; top: number }[];
  running: boolean;
}

/** While something is done that scrolls the page: milliseconds from each frame that moved it to the next. */
export async function framesMeanwhile(page: Page, action: () => Promise<void>): Promise<number[]> {
  const recording = await page.evaluateHandle(record);
  await action();
  return timesOfMoves(await recording.evaluate(stop));
}

/** What the page stands still between is no frame that anybody waits for. */
export function timesOfMoves(frames: Recording['frames']): number[] {
  return frames.flatMap(({ at, top }, place) => {
    const before = frames[place - 1];
    return before && before.top !== top ? [at - before.at] : [];
  });
}

/** Runs in the page. */
function record(): Recording {
  const recording: Recording = { frames: [], running: true };
  const note = (at: number) => {
    recording.frames.push({ at, top: window.scrollY });
    if (recording.running) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  return recording;
}

/** Runs in the page. */
function stop(recording: Recording): Recording['frames'] {
  recording.running = false;
  return recording.frames;
}
