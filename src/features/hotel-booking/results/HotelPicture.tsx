import { useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { buildingIcon } from '../../../components/shell-icons.ts';
import classes from './HotelPicture.module.css';

interface HotelPictureProps {
  address: string;
}

/** Decorative, loaded lazily; an icon of a house replaces a picture that fails to load. */
export function HotelPicture({ address }: HotelPictureProps) {
  const [missing, setMissing] = useState(false);
  if (missing) {
    return (
      <span className={classes.picture}>
        <Icon path={buildingIcon} size={32} />
      </span>
    );
  }
  return (
    <img
      className={classes.picture}
      src={address}
      alt=""
      width={128}
      height={112}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
