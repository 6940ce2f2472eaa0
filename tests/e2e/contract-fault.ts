import type { OverheardAnswer, Target } from '#tests/support/network.ts';
import { answerFault } from './answer-fault.ts';

const BY_CONTRACT = /^\/(api|images|config\.json|healthz|readyz)/;
/** The proxy of the contract reads each body as a text, which such a picture is not: what is answered is judged here. */
const PICTURE = /^\/api\/users\/[^/]+\/image$|^\/images\/.+\.(png|jpg|webp)$/;
/** The proxy would wait for the last row of an import; each is proved by the contract as the server writes it. */
const IMPORT = /^\/api\/companies\/[^/]+\/users\/import$/;
/** Of a call without a token, the proxy itself says so before the server could; which calls are refused, journeys assert. */
const MISSING_CREDENTIALS = 'https://stoplight.io/prism/errors#UNAUTHORIZED';

/** What the contract says of answers, in words once they are there; each is judged, whoever has asked and left. */
export type Judgements = Promise<string | undefined>[];

/** Where a request to the server goes, so that its answer is judged. */
export function judgedTarget(
  path: string,
  { server, contract, judgements }: { server: string; contract: string; judgements: Judgements },
): Target {
  if (!BY_CONTRACT.test(path) || IMPORT.test(path)) return { url: server };
  const overhear = (answer: Promise<OverheardAnswer | undefined>) => {
    const fault = answer.then((given) => given && contractFault(given));
    judgements.push(fault.then((words) => words && `contract: ${path}: ${words}`));
  };
  return { url: PICTURE.test(path) ? server : contract, overhear };
}

function contractFault(answer: OverheardAnswer): string | undefined {
  if (PICTURE.test(answer.path)) return answerFault(answer);
  const violations = answer.headers['sl-violations'];
  if (violations) return String(violations);
  if (!answer.headers['content-type']?.startsWith('application/problem+json')) return;
  const problem = answer.body.toString();
  return problem.includes('stoplight.io/prism/errors') && !problem.includes(MISSING_CREDENTIALS)
    ? problem
    : undefined;
}
