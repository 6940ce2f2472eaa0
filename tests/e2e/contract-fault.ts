import type { ResponseRecord, Target } from '#tests/support/network.ts';
import { answerFault } from './answer-fault.ts';

const BY_CONTRACT = /^\/(api|images|config\.json|healthz|readyz)/;
/** The contract proxy reads each body as text, which such a picture is not: its answer is checked here. */
const PICTURE = /^\/api\/users\/[^/]+\/image$|^\/images\/.+\.(png|jpg|webp)$/;
/**
 * The proxy would wait for the last row of an import; the rows are checked against the contract by the server
 * tests.
 */
const IMPORT = /^\/api\/companies\/[^/]+\/users\/import$/;
/**
 * For a call without a token, the proxy itself reports a fault before the server could; the journeys assert
 * which calls are refused.
 */
const MISSING_CREDENTIALS = 'https://stoplight.io/prism/errors#UNAUTHORIZED';

/** The contract violations of answers, in words; every answer is checked, even when its client has left. */
export type Judgements = Promise<string | undefined>[];

/** The target of a request to the server, so that its answer is checked. */
export function judgedTarget(
  path: string,
  { server, contract, judgements }: { server: string; contract: string; judgements: Judgements },
): Target {
  if (!BY_CONTRACT.test(path) || IMPORT.test(path)) return { url: server };
  const overhear = (answer: Promise<ResponseRecord | undefined>) => {
    const fault = answer.then((given) => given && contractFault(given));
    judgements.push(fault.then((words) => words && `contract: ${path}: ${words}`));
  };
  return { url: PICTURE.test(path) ? server : contract, overhear };
}

function contractFault(answer: ResponseRecord): string | undefined {
  if (PICTURE.test(answer.path)) return answerFault(answer);
  const violations = answer.headers['sl-violations'];
  if (violations) return String(violations);
  if (!answer.headers['content-type']?.startsWith('application/problem+json')) return;
  const problem = answer.body.toString();
  return problem.includes('stoplight.io/prism/errors') && !problem.includes(MISSING_CREDENTIALS)
    ? problem
    : undefined;
}
