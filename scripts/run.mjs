/**
 * Runs a command of this project: `scripts/<name>.ts`, or else the tool of that name, on the Node that the project
 * brings along. Installs the packages first when they are missing or older than package-lock.json.
 * It needs no package itself, and runs on every Node from version 20.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { assertOwnNode, ensureInstalled } from './setup/install.mjs';
import { StartError } from './setup/start-error.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const programs = path.join(root, 'node_modules', '.bin');
const oldestNode = 20;

try {
  const [name = '', ...args] = process.argv.slice(2);
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new StartError(`Node ${oldestNode} or later is needed to begin with; this is ${process.version}.`);
  }
  await ensureInstalled(root);
  assertOwnNode(root);
  run(...commandOf(name), args);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** @returns {[string, string[]]} */
function commandOf(name) {
  const script = path.join(root, 'scripts', `${name}.ts`);
  const tool = path.join(programs, name);
  if (/^[a-z][a-z-]*$/.test(name)) {
    if (existsSync(script)) return [path.join(programs, 'node'), [script]];
    if (existsSync(tool)) return [tool, []];
  }
  throw new StartError(`There is no command "${name}": look at the scripts of package.json.`);
}

function run(program, before, args) {
  const child = spawn(program, [...before, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // A terminal also sends Ctrl-C to the child; forwarding it would send it twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  if (process.env.npm_lifecycle_event) endWithParent(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${program} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** The shell that npm puts in between dies of a signal without passing it on. */
function endWithParent(end) {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    end();
  }, 250);
}
