import type { User } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { ifMatch, readSaved, type Saved } from './saved.ts';
import { uploadTransport } from './upload-transport.ts';
import type { UserVersion } from './user-requests.ts';

interface ImageUpload {
  file: Blob;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sets the picture of a user, and reports the progress of the upload. */
export function setUserImage(
  api: Api,
  { userId, version }: UserVersion,
  { file, onProgress, signal }: ImageUpload,
): Promise<Saved<User>> {
  return readSaved(
    api.http.PUT('/api/users/{userId}/image', {
      params: { path: { userId }, header: ifMatch(version) },
      headers: { 'content-type': file.type },
      // The file itself is the body, which the type of the contract declares as a string.
      body: '',
      bodySerializer: () => file,
      fetch: (request) => api.send(request, uploadTransport(onProgress)),
      signal,
    }),
  );
}

export function removeUserImage(api: Api, { userId, version }: UserVersion): Promise<Saved<User>> {
  return readSaved(
    api.http.DELETE('/api/users/{userId}/image', {
      params: { path: { userId }, header: ifMatch(version) },
    }),
  );
}
