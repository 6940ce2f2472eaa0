import { strictest } from './decision.ts';
import type { JointVerdict } from './judge.ts';

export function joinVerdicts([first, ...others]: readonly [JointVerdict, ...JointVerdict[]]): JointVerdict {
  const all = [first, ...others];
  const everybody = new Set(all.flatMap((verdict) => verdict.travelers.map((one) => one.companyUserId)));
  const travelers = [...everybody].map((companyUserId) => {
    const own = all.flatMap((verdict) =>
      verdict.travelers.filter((one) => one.companyUserId === companyUserId),
    );
    const verdicts = own.map(({ verdict }) => verdict);
    return {
      companyUserId,
      verdict: {
        ...strictest(verdicts),
        rules: verdicts.flatMap(({ rules }) => rules),
        thresholds: verdicts.flatMap(({ thresholds }) => thresholds),
      },
    };
  });
  return { ...strictest(all), travelers };
}
