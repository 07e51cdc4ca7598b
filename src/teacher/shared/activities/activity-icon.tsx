import { findActivityViews } from '#activities/views.ts';
import { mediaUrl } from '#ui/media-url.ts';

type ActivityIconProps = { type: string; icon: string; size?: number };

/** An activity's own icon, else its type's; the name beside it says it all. */
export function ActivityIcon({ type, icon, size = 48 }: ActivityIconProps) {
  const source = icon === '' ? findActivityViews(type)?.icon : mediaUrl(icon);
  return (
    <img
      src={source}
      alt=""
      width={size}
      height={size}
      style={{ flex: 'none', borderRadius: size / 4, objectFit: 'cover' }}
    />
  );
}
