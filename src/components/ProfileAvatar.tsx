import classes from './ProfileAvatar.module.css';
import { avatarColour, initialsOf } from './profile-avatar.ts';

interface ProfileAvatarProps {
  fullName: string;
  imageUrl?: string | undefined;
  size?: number;
}

/** The person's picture, or their initials on a colour of their own. The name stands beside it as text. */
export function ProfileAvatar({ fullName, imageUrl, size = 32 }: ProfileAvatarProps) {
  if (imageUrl) return <img className={classes.avatar} src={imageUrl} alt="" width={size} height={size} />;
  return (
    <span
      aria-hidden="true"
      className={classes.avatar}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        backgroundColor: `rgb(${avatarColour(fullName).join(' ')})`,
      }}
    >
      {initialsOf(fullName)}
    </span>
  );
}
