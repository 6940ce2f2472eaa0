import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { HotelDetailsAnswer } from '#domain/contract.ts';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { PICTURE_TEXTS } from './aspect-texts.ts';
import classes from './HotelPictures.module.css';

interface HotelPicturesProps {
  pictures: HotelDetailsAnswer['pictures'];
  addressOf: (path: string) => string;
}

export function HotelPictures({ pictures, addressOf }: HotelPicturesProps) {
  const { t } = useLingui();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  return (
    <>
      <Group
        component="ul"
        aria-label={t`Pictures`}
        className={classes.pictures}
        gap="xs"
        align="stretch"
        wrap="nowrap"
      >
        {pictures.map(({ path, shows }, index) => (
          <li key={path}>
            <button type="button" className={classes.open} onClick={() => setEnlarged(index)}>
              <img
                src={addressOf(path)}
                alt={t(PICTURE_TEXTS[shows])}
                className={classes.picture}
                width={96}
                height={64}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </Group>
      {enlarged === null ? null : (
        <PictureDialog
          pictures={pictures}
          addressOf={addressOf}
          index={enlarged}
          onShow={setEnlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </>
  );
}

interface PictureDialogProps extends HotelPicturesProps {
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

function PictureDialog({ pictures, addressOf, index, onShow, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  const picture = pictures[index];
  if (!picture) return null;
  const count = pictures.length;
  const name = t(PICTURE_TEXTS[picture.shows]);
  const number = index + 1;
  const turn = (by: number) => onShow((index + by + count) % count);
  return (
    <DialogFrame
      open
      title={
        <Trans>
          {name}, {number} of {count}
        </Trans>
      }
      onLeave={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') turn(1);
        if (event.key === 'ArrowLeft') turn(-1);
      }}
      buttons={
        <>
          <Button variant="default" onClick={() => turn(-1)}>
            <Trans>Previous picture</Trans>
          </Button>
          <Button variant="default" onClick={() => turn(1)}>
            <Trans>Next picture</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <img src={addressOf(picture.path)} alt={name} className={classes.enlarged} width={600} height={400} />
    </DialogFrame>
  );
}
