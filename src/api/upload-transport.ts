import type { Transport } from './client.ts';

/** Sends a request with progress of the upload, which `fetch` doesn't report. */
export function uploadTransport(onProgress: (share: number) => void): Transport {
  return async (request) => {
    const body = await request.arrayBuffer();
    return await new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.withCredentials = request.credentials === 'include';
      call.responseType = 'text';
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
      call.onload = () => resolve(toResponse(call));
      call.onerror = () => reject(new TypeError('Failed to send'));
      call.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
      request.signal.addEventListener('abort', () => call.abort());
      if (request.signal.aborted) call.abort();
      else call.send(body);
    });
  };
}

function toResponse(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText } = call;
  return new Response(call.responseText === '' ? null : call.responseText, { status, statusText, headers });
}
