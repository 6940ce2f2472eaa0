import path from 'node:path';

/** The properties of a report about mutated files that are read. */
export type FileMutants = Record<string, { mutants: readonly { status: string }[] }>;

interface GroupScore {
  group: string;
  /** How many of a hundred were noticed. */
  score: number;
  mutants: number;
}

/**
 * Groups that are judged separately, so that a weak one is not hidden by the others. Each mutated file is in
 * one group.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  abilities: ['domain/abilities.ts', 'server/features/permissions/*.ts'],
  passwords: [
    'domain/{common-passwords,passwords}.ts',
    'server/features/auth/{reset-password,throttle}.ts',
    'server/features/users/change-password.ts',
  ],
  money: ['domain/{exchange-rates,money}.ts'],
  policy: ['domain/policy/*.ts', 'domain/*-booking/{*-policy,minutes-rules,service-class-rule}.ts'],
  sessions: [
    'server/features/auth/{act-as-company,refresh-session,refresh-token,session-repository,sign-in}.ts',
    'machines/session/*.ts',
  ],
  selectors: ['machines/{booking,change-review,checkout,trip,trip-draft}/*-selectors.ts'],
};

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** The groups of which something was mutated, by the share of it that tests noticed. */
export function judgeGroups(files: FileMutants): GroupScore[] {
  const judged = Object.keys(files).map((name) => ({ name, group: findGroup(name) }));
  return Object.keys(GROUPS).flatMap((group) => {
    const names = judged.filter((file) => file.group === group).map(({ name }) => name);
    const statuses = names.flatMap((name) => files[name]?.mutants ?? []).map(({ status }) => status);
    const noticed = statuses.filter((status) => NOTICED.includes(status)).length;
    const mutants = noticed + statuses.filter((status) => UNNOTICED.includes(status)).length;
    return mutants === 0 ? [] : [{ group, score: (100 * noticed) / mutants, mutants }];
  });
}

function findGroup(name: string): string {
  const found = Object.entries(GROUPS).find(([, patterns]) =>
    patterns.some((pattern) => path.matchesGlob(name, pattern)),
  );
  if (!found) throw new Error(`${name} is in no group of scripts/mutation/judge-groups.ts`);
  return found[0];
}
