import { findActivityViews } from '#activities/views.ts';
import { mediaUrl } from '#ui/media-url.ts';

type ActivityIconProps = { type: string; icon: string; size?: number };

/**
 * An activity's own icon, otherwise that of its type. It has no alternative text, because the name is beside
 * it.
 */
export function ActivityIcon({ type, icon, size = 48 }: ActivityIconProps) {
  const imageUrl = icon === '' ? findActivityViews(type)?.icon : mediaUrl(icon);
  return (
    <img
      src={imageUrl}
      alt=""
      width={size}
      height={size}
      style={{ flex: 'none', borderRadius: size / 4, objectFit: 'cover' }}
    />
  );
}
