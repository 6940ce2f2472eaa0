/** The last time up to `to`, to the second, with the same answer as `from`. */
export function lastUnchanged(from: Date, to: Date, answerAt: (at: Date) => unknown): Date {
  const answer = JSON.stringify(answerAt(from));
  const isAlike = (milliseconds: number) => JSON.stringify(answerAt(new Date(milliseconds))) === answer;
  let alike = from.getTime();
  let different = to.getTime();
  if (isAlike(different)) return to;
  while (different - alike > 1000) {
    const middle = Math.floor((alike + different) / 2);
    if (isAlike(middle)) alike = middle;
    else different = middle;
  }
  return new Date(alike);
}
