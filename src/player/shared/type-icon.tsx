import { findStudentViews } from '#activities/student-views.view.ts';
import { mediaUrl } from '#ui/media-url.ts';

/** An activity's own icon, else that of its type. Decorative: the name is beside it. */
export function TypeIcon({ type, icon = '', size = 48 }: { type: string; icon?: string; size?: number }) {
  const iconUrl = icon === '' ? findStudentViews(type)?.icon : mediaUrl(icon);
  return (
    <img
      src={iconUrl}
      alt=""
      width={size}
      height={size}
      style={{ borderRadius: size / 4, objectFit: 'cover', flex: 'none' }}
    />
  );
}
