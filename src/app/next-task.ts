/** Where one piece of work ends and the next may wait, so that the page can answer its visitor in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
