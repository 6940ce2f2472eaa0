import createClient from 'openapi-fetch';
import type { Api } from '#src/api/client.ts';
import { createCompanyClock } from '#src/api/company-clock.ts';
import { hotelPicture } from '#stories/support/hotel/hotel-picture.ts';

/** A back end that answers these calls, identified by method and path; others never get an answer. */
export function storyApi(answers: Record<string, unknown>): Api {
  const answer = (request: Request): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    return call in answers ? Promise.resolve(Response.json(answers[call])) : new Promise(() => {});
  };
  // The calls are the contract's because `Api` has no others.
  const http = createClient({ baseUrl: 'http://stories.example', fetch: answer }) as unknown as Api['http'];
  return {
    // Pictures are requested below this address; anything after it is only a fragment of the same picture.
    address: `${hotelPicture}#`,
    clock: createCompanyClock(),
    http,
    send: answer,
    setSession: () => {},
    refresh: () => Promise.resolve(null),
  };
}
