import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/DialogFrame.tsx';
import { ProfileAvatar } from '../../components/ProfileAvatar.tsx';
import { SectionCard } from '../../records/SectionCard.tsx';
import { LockReason } from '../../records/SectionForm.tsx';
import classes from './PictureSection.module.css';
import { LARGEST_PICTURE_MB, PICTURE_TYPES } from './picture-file.ts';

export type PictureChange =
  | { state: 'resting' }
  | { state: 'chosen'; previewUrl: string; fileName: string }
  | { state: 'sending'; previewUrl: string; fileName: string; share: number }
  | { state: 'removing' };

export interface PictureSectionProps {
  fullName: string;
  imageUrl: string | undefined;
  lock: ReactNode;
  change: PictureChange;
  fault: string | null;
  onChoose: (file: File) => void;
  onSend: () => void;
  onGiveUp: () => void;
  onRemove: () => void;
}

export function PictureSection(props: PictureSectionProps) {
  const { t } = useLingui();
  const { fullName, imageUrl, lock, change, fault } = props;
  const isShown = change.state === 'chosen' || change.state === 'sending';
  return (
    <SectionCard id="picture" title={t`Picture`}>
      <Group gap="16px 24px">
        {isShown ? (
          <img className={classes.preview} src={change.previewUrl} alt={t`What ${fullName} will look like`} />
        ) : (
          <ProfileAvatar fullName={fullName} imageUrl={imageUrl} size={96} />
        )}
        <Stack variant="breakable" gap="sm" flex="1 1 240px" miw={0}>
          {lock ? <LockReason>{lock}</LockReason> : <Change {...props} />}
          {fault === null ? null : (
            <Text role="alert" c="var(--mantine-color-error)">
              {fault}
            </Text>
          )}
        </Stack>
      </Group>
    </SectionCard>
  );
}

function Change(props: PictureSectionProps) {
  const { t } = useLingui();
  const { change, onSend, onGiveUp } = props;
  switch (change.state) {
    case 'resting':
    case 'removing':
      return <Choice {...props} />;
    case 'chosen':
      return (
        <>
          <p>{change.fileName}</p>
          <Group gap="xs">
            <Button onClick={onSend}>
              <Trans>Use this picture</Trans>
            </Button>
            <Button variant="default" onClick={onGiveUp}>
              <Trans>Cancel</Trans>
            </Button>
          </Group>
        </>
      );
    case 'sending':
      return (
        <>
          <p>{change.fileName}</p>
          <progress
            className={classes.progress}
            aria-label={t`The picture is being sent`}
            max={100}
            value={Math.round(change.share * 100)}
          />
          <Group gap="xs">
            <Button variant="default" onClick={onGiveUp}>
              <Trans>Cancel</Trans>
            </Button>
          </Group>
        </>
      );
  }
}

function Choice({ imageUrl, change, onChoose, onRemove }: PictureSectionProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const removing = change.state === 'removing';
  return (
    <>
      <Text c="dimmed">
        <Trans>JPEG, PNG or WebP, up to {LARGEST_PICTURE_MB} MB</Trans>
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        aria-label={t`Picture file`}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <Group gap="xs">
        <Button variant="light" aria-disabled={removing} onClick={() => !removing && input.current?.click()}>
          {imageUrl ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
        </Button>
        {imageUrl ? (
          <Button variant="default" aria-disabled={removing} onClick={() => !removing && setAsking(true)}>
            <Trans>Remove</Trans>
          </Button>
        ) : null}
      </Group>
      <ConfirmDialog
        open={asking}
        title={<Trans>Remove the picture?</Trans>}
        confirmLabel={<Trans>Remove</Trans>}
        destructive
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>The person is shown by initials again.</Trans>
      </ConfirmDialog>
    </>
  );
}
