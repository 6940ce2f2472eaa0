import { useState } from 'react';
import classes from './ProfileAvatar.module.css';
import { avatarColor, toInitials } from './profile-avatar.ts';

interface ProfileAvatarProps {
  fullName: string;
  imageUrl?: string;
  size?: number;
}

/**
 * The user's initials on a colour derived from the name, and their picture once it is loaded. The name is
 * next to it as text.
 */
export function ProfileAvatar({ fullName, imageUrl, size = 32 }: ProfileAvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classes.avatar}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        backgroundColor: `rgb(${avatarColor(fullName).join(' ')})`,
      }}
    >
      {toInitials(fullName)}
      {imageUrl ? <Picture key={imageUrl} src={imageUrl} /> : null}
    </span>
  );
}

function Picture({ src }: { src: string }) {
  const [isThere, setIsThere] = useState(false);
  return (
    <img className={classes.picture} src={src} alt="" hidden={!isThere} onLoad={() => setIsThere(true)} />
  );
}
