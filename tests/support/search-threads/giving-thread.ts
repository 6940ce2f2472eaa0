import { getPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { giveWay } from '#server/search-threads/give-way.ts';

giveWay();
parentPort?.postMessage(getPriority());
