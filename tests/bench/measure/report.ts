import type { GoalId } from '../goal-ids.ts';
import { type Bound, type Finding, judge, type Unit, type Verdict } from './finding.ts';

export interface Report {
  measuredAt: string;
  machine: string;
  findings: (Finding & { verdict: Verdict })[];
  /** Goals that could not be measured at all, and why. */
  faults: { goal: GoalId; fault: string }[];
  /** What the floors weigh and how fast they are, for comparison with other machines. */
  floors: { name: string; figures: string }[];
}

export function writeReport(about: Omit<Report, 'findings'>, findings: readonly Finding[]): Report {
  return { ...about, findings: findings.map((finding) => ({ ...finding, verdict: judge(finding) })) };
}

/** Whether every goal was measured, judged, and holds. */
export function holds({ findings, faults }: Report): boolean {
  return faults.length === 0 && findings.every(({ verdict }) => verdict === 'reached' || verdict === 'held');
}

const HEADINGS = ['Goal', 'What', 'Value', 'Must', 'Reach', 'Verdict', 'Made of'];

export function tableRows({ findings, faults }: Report): string[][] {
  return [
    HEADINGS,
    ...findings.map(({ goal, what, unit, value, must, reach, verdict, detail }) => [
      goal,
      what,
      figure(value, unit),
      must ? bound(must, unit) : '',
      bound(reach, unit),
      verdict,
      detail,
    ]),
    ...faults.map(({ goal, fault }) => [goal, fault.split('\n')[0] ?? '', '', '', '', 'failed', '']),
  ];
}

function bound(limit: Bound, unit: Unit): string {
  if ('atMost' in limit) return `≤ ${figure(limit.atMost, unit)}`;
  if ('atLeast' in limit) return `≥ ${figure(limit.atLeast, unit)}`;
  return `${figure(limit.from, unit)} to ${figure(limit.to, unit)}`;
}

function figure(value: number, unit: Unit): string {
  switch (unit) {
    case 'ratio':
      return value.toFixed(2);
    case 'share':
      return `${(value * 100).toFixed(1)} %`;
    case 'ms':
      return `${value.toFixed(0)} ms`;
    case 'score':
      return String(Math.round(value * 1000) / 1000);
    case 'count':
      return String(value);
  }
}
