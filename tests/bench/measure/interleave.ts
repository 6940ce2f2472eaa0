import { variation } from './statistics.ts';

/** A floor that varies by more than this says that the machine was disturbed. */
const STEADY_WITHIN = 0.15;

export type Series<Name extends string, Sample> = Record<Name, () => Promise<Sample>>;

export interface Measured<Name extends string, Sample> {
  samples: Record<Name, Sample[]>;
  /** How much the most restless floor varied. */
  floorVariation: number;
  steady: boolean;
}

interface Plan<Name extends string, Sample> {
  rounds: number;
  attempts: number;
  /** The series that others are compared with, and the figure of theirs that must hold still. */
  floors: readonly NoInfer<Name>[];
  figureOf(sample: NoInfer<Sample>): number;
}

/**
 * Takes one sample of each series in turn, so that whatever slows the machine down slows all of them. The whole is
 * repeated while a floor varies too much; after the last attempt it is handed over as not steady.
 */
export async function interleave<Name extends string, Sample>(
  series: Series<Name, Sample>,
  plan: Plan<Name, Sample>,
): Promise<Measured<Name, Sample>> {
  for (let attempt = 1; ; attempt += 1) {
    const samples = await takeRounds(series, plan.rounds);
    const floorVariation = Math.max(
      ...plan.floors.map((name) => variation(samples[name].map((sample) => plan.figureOf(sample)))),
    );
    const steady = floorVariation <= STEADY_WITHIN;
    if (steady || attempt >= plan.attempts) return { samples, floorVariation, steady };
  }
}

async function takeRounds<Name extends string, Sample>(
  series: Series<Name, Sample>,
  rounds: number,
): Promise<Record<Name, Sample[]>> {
  const names = Object.keys(series) as Name[]; // a record's keys are its names
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Sample[]>;
  for (let round = 0; round < rounds; round += 1) {
    // Every other round goes backwards, so that none always comes right after the same neighbour.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      samples[name].push(await series[name]());
    }
  }
  return samples;
}
