import { cpus } from 'node:os';
import { createBench } from './bench.ts';
import { describeFloors } from './floors.ts';
import { GOAL_IDS } from './goal-ids.ts';
import { MEASURES } from './goals/measures.ts';
import { Cleanup } from './measure/cleanup.ts';
import type { Finding } from './measure/finding.ts';
import { type Report, writeReport } from './measure/report.ts';
import type { BenchPlan } from './read-arguments.ts';

/** Measures the goals one after the other; one that can't be measured doesn't keep the others from it. */
export async function runBench(
  plan: BenchPlan,
  directory: string,
  progress: (text: string) => void,
): Promise<Report> {
  const cleanup = new Cleanup();
  const findings: Finding[] = [];
  const faults: Report['faults'] = [];
  let floors: Report['floors'] = [];
  try {
    const bench = createBench({ directory, cleanup, isBuilt: plan.isBuilt });
    for (const goal of GOAL_IDS.filter((id) => plan.goals.includes(id))) {
      progress(`Measuring ${goal}`);
      try {
        findings.push(...(await MEASURES[goal](bench)));
      } catch (fault) {
        faults.push({ goal, fault: String(fault) });
      }
    }
    if (findings.some(({ goal }) => goal === 'P1')) floors = await describeFloors(bench);
  } finally {
    await cleanup.run();
  }
  return writeReport(
    { measuredAt: new Date().toISOString(), machine: describeMachine(), faults, floors },
    findings,
  );
}

function describeMachine(): string {
  const cores = cpus();
  return `${cores.length} cores (${cores[0]?.model ?? 'of an unknown kind'}), Node ${process.version}`;
}
