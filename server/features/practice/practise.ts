import type { Practice, PracticeSwitches } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { saveSwitches } from '../../suppliers/embedded/practice-repository.ts';
import { clockFor } from './clock-for.ts';

type PracticeDeps = Pick<Deps, 'clock' | 'db' | 'practice' | 'suppliers'>;

export async function readPractice(deps: PracticeDeps, companyId: string): Promise<Practice> {
  const { slowSource, failedSources, ...switches } = await deps.practice.switchesOf(companyId);
  const { now } = await clockFor(deps, companyId);
  return {
    switches: { ...switches, failedSources: [...failedSources], ...(slowSource && { slowSource }) },
    sources: sourcesOf(deps),
    now: now().toISOString(),
  };
}

export async function practise(
  deps: PracticeDeps,
  companyId: string,
  { slowSource, ...switches }: PracticeSwitches,
): Promise<Practice> {
  const known = Object.values(sourcesOf(deps)).flat();
  const named = [...switches.failedSources, ...(slowSource ? [slowSource.source] : [])];
  if (!named.every((source) => known.includes(source))) {
    throw new DomainError('validation_failed', `The sources are ${known.join(', ')}.`);
  }
  await saveSwitches(deps.db, companyId, { ...switches, slowSource: slowSource ?? null });
  return await readPractice(deps, companyId);
}

function sourcesOf({ suppliers: { flights, hotels, cars } }: PracticeDeps) {
  return { flights: [...flights.sources], hotels: [...hotels.sources], cars: [...cars.sources] };
}
