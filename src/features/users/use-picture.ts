import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { User } from '#domain/contract.ts';
import type { Api } from '../../api/client.ts';
import { ifMatch, readSaved, type Saved } from '../../api/saved.ts';
import { uploadTransport } from '../../api/upload-transport.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError } from '../../i18n/describe-error.ts';
import type { PictureChange, PictureSectionProps } from './PictureSection.tsx';
import { LARGEST_PICTURE_MB, pictureFault } from './picture-file.ts';

type PictureHandle = Pick<
  PictureSectionProps,
  'change' | 'fault' | 'onChoose' | 'onSend' | 'onGiveUp' | 'onRemove'
>;

const IMAGE = '/api/users/{userId}/image';
const RESTING: PictureChange = { state: 'resting' };

interface ImageParams {
  path: { userId: string };
  header: ReturnType<typeof ifMatch>;
}

export function usePicture(user: User, onRecord: (user: User) => void): PictureHandle {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const [change, setChange] = useState(RESTING);
  const [fault, setFault] = useState<string | null>(null);
  const file = useRef<File | null>(null);
  const sending = useRef<AbortController | null>(null);

  function rest(message: string | null = null) {
    if ('previewUrl' in change) URL.revokeObjectURL(change.previewUrl);
    file.current = null;
    setChange(RESTING);
    setFault(message);
  }

  /** Other people's changes need no question, except for a new picture. */
  async function save(send: (params: ImageParams) => Promise<Saved<User>>, done: string) {
    let latest = user;
    for (;;) {
      const answer = await send({ path: { userId: user._id }, header: ifMatch(latest.version) });
      const isTheirs = answer.state === 'stale' && answer.record.image !== latest.image;
      latest = answer.record;
      if (isTheirs || answer.state === 'saved') {
        onRecord(latest);
        rest(isTheirs ? t`Another person has changed the picture. This is the current one.` : null);
        if (!isTheirs) showToast(done, 'success');
        return;
      }
    }
  }

  async function send() {
    const picture = file.current;
    if (!picture || change.state !== 'chosen') return;
    const controller = new AbortController();
    sending.current = controller;
    const { previewUrl, fileName } = change;
    const onProgress = (share: number) => setChange({ state: 'sending', previewUrl, fileName, share });
    onProgress(0);
    setFault(null);
    const { signal } = controller;
    try {
      await save(
        (params) => uploadPicture(api, { params, picture, onProgress, signal }),
        t`The picture is saved.`,
      );
    } catch (error) {
      setChange({ state: 'chosen', previewUrl, fileName });
      if (!signal.aborted) setFault(describeError(error));
    }
  }

  async function remove() {
    setChange({ state: 'removing' });
    try {
      await save((params) => readSaved(api.http.DELETE(IMAGE, { params })), t`The picture is removed.`);
    } catch (error) {
      rest(describeError(error));
    }
  }

  return {
    change,
    fault,
    onChoose(chosen) {
      const wrong = pictureFault(chosen);
      if (wrong === 'type') return setFault(t`Please choose a JPEG, PNG or WebP file.`);
      if (wrong === 'size') return setFault(t`This file is larger than ${LARGEST_PICTURE_MB} MB.`);
      file.current = chosen;
      setFault(null);
      setChange({ state: 'chosen', previewUrl: URL.createObjectURL(chosen), fileName: chosen.name });
    },
    onSend: () => void send(),
    onGiveUp: () => (change.state === 'sending' ? sending.current?.abort() : rest()),
    onRemove: () => void remove(),
  };
}

interface PictureUpload {
  params: ImageParams;
  picture: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

function uploadPicture(
  api: Api,
  { params, picture, onProgress, signal }: PictureUpload,
): Promise<Saved<User>> {
  return readSaved(
    api.http.PUT(IMAGE, {
      params,
      headers: { 'content-type': picture.type },
      // The file itself is the body, which the type of the contract declares as a string.
      body: '',
      bodySerializer: () => picture,
      fetch: (request) => api.send(request, uploadTransport(onProgress)),
      signal,
    }),
  );
}
