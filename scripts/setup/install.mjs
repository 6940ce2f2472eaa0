import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { StartError } from './start-error.mjs';

const ownNode = 24;
const tellEveryMs = 10_000;

/** Installs when node_modules is missing, or differs from package-lock.json. */
export async function ensureInstalled(root) {
  const stamp = path.join(root, 'node_modules', '.installed');
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!installedByHand(root)) await install(root);
  writeFileSync(stamp, wanted);
}

/** Without its install script the npm package "node" silently runs the Node of the system. */
export function assertOwnNode(root) {
  const program = path.join(root, 'node_modules', '.bin', 'node');
  const { stdout, error } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    env: withoutProject(root, process.env),
  });
  const version = error ? 'nothing that runs' : stdout.trim();
  if (version.startsWith(`v${ownNode}.`)) return;
  throw new StartError(
    `node_modules/.bin/node must be Node ${ownNode}, but is ${version}: run "npm ci" with install scripts allowed (npm config get ignore-scripts).`,
  );
}

/** npm leaves a copy of the lockfile; one that is no older than the lockfile was made from it. */
function installedByHand(root) {
  const copy = statSync(path.join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  return copy !== undefined && copy.mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

function fingerprint(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

async function install(root) {
  console.error('Installing the packages (npm ci). The first time this takes about a minute.');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const ticking = setInterval(() => console.error(`  still installing, ${seconds()} s`), tellEveryMs);
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const failure = await new Promise((resolve) => {
    const npm = spawn('npm', ['ci', ...options], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: withoutProject(root, process.env),
    });
    npm.on('error', (error) => resolve(error.message));
    npm.on('exit', (code, signal) => resolve(code === 0 ? undefined : `npm ended with ${code ?? signal}`));
  });
  clearInterval(ticking);
  if (failure) throw new StartError(`The packages could not be installed: ${failure}.`);
  console.error(`  installed in ${seconds()} s`);
}

/** npm must not run on the Node that it is about to replace. */
function withoutProject(root, env) {
  const programs = path.join(root, 'node_modules', '.bin');
  const places = (env.PATH ?? '').split(path.delimiter).filter((place) => path.resolve(place) !== programs);
  return { ...env, PATH: places.join(path.delimiter) };
}
