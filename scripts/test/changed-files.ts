import { spawnSync } from 'node:child_process';
import { root } from './run-command.ts';

export interface Change {
  /** The commit that it is compared with. */
  base: string;
  files: string[];
}

/** What differs from where this branch left main, or on main from its last commit, new files included. */
export function readChange(): Change {
  const base = git('merge-base', 'HEAD', 'main') || 'HEAD';
  const changed = git('diff', '--name-only', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return { base, files: [...changed.split('\n'), ...added.split('\n')].filter((file) => file !== '') };
}

/** Empty when git refuses. */
function git(...args: string[]): string {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout?.trim() ?? '';
}
