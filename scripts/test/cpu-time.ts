import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessTimes {
  pid: number;
  parent: number;
  /** Distinguishes processes that have the same number one after the other. */
  startedAt: number;
  ticks: number;
}

/** The unit of /proc, on every Linux. */
const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 1000;

/**
 * Measures the CPU seconds of a process and its descendants until it is stopped; undefined where there is no /proc.
 * It samples, because the processes of a browser are orphaned at their end, and count for no parent.
 */
export function measureCpu(root: number | undefined): () => number | undefined {
  if (root === undefined || process.platform !== 'linux') return () => undefined;
  const add = sumCpuOf(root);
  const sample = () => add(readProcesses());
  const sampling = setInterval(sample, SAMPLE_MS);
  sample();
  return () => {
    clearInterval(sampling);
    return sample() / TICKS_PER_SECOND;
  };
}

/** Takes one sample after the other, and answers the ticks of the whole family until then. */
export function sumCpuOf(root: number): (processes: ProcessTimes[]) => number {
  const family = new Map<string, number>();
  const nameOf = ({ pid, startedAt }: ProcessTimes) => `${pid} ${startedAt}`;
  return (processes) => {
    const children = Map.groupBy(processes, ({ parent }) => parent);
    const members = new Set(processes.filter((each) => each.pid === root || family.has(nameOf(each))));
    // A set also visits what is added to it on the way.
    for (const member of members) {
      family.set(nameOf(member), member.ticks);
      for (const child of children.get(member.pid) ?? []) members.add(child);
    }
    return [...family.values()].reduce((sum, ticks) => sum + ticks, 0);
  };
}

function readProcesses(): ProcessTimes[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      return [parseStat(Number(pid), readFileSync(`/proc/${pid}/stat`, 'utf8'))];
    } catch {
      // It has ended since the list was read.
      return [];
    }
  });
}

/** The fields are counted from behind the name, which may hold any character: see proc_pid_stat(5). */
export function parseStat(pid: number, stat: string): ProcessTimes {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0] = fields.slice(11);
  return { pid, parent, startedAt: fields[19] ?? 0, ticks: user + system };
}
