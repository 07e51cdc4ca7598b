import { findActivityViews } from '#activities/views.ts';
import { mediaUrl } from '#ui/media-url.ts';
import type { ResourceItem } from './resource-item.ts';
import styles from './resources.module.css';

type ResourcePictureProps = {
  item: Pick<ResourceItem, 'type' | 'icon' | 'startup_screen'>;
  /** True if it is on the first screen, so that it loads without lazy loading. */
  isOnFirstScreen?: boolean;
};

/**
 * The start-up screen of the activity, otherwise its icon. It has no alternative text, because the name is
 * beside it.
 */
export function ResourcePicture({ item, isOnFirstScreen = false }: ResourcePictureProps) {
  const loading = isOnFirstScreen ? 'eager' : 'lazy';
  const { type, icon, startup_screen } = item;
  if (startup_screen !== '') {
    return (
      <img className={styles.picture} src={`${mediaUrl(startup_screen)}?w=640`} alt="" loading={loading} />
    );
  }
  return (
    <span className={styles.picture} data-icon>
      <img
        src={icon === '' ? findActivityViews(type)?.icon : mediaUrl(icon)}
        alt=""
        width={72}
        height={72}
        loading={loading}
      />
    </span>
  );
}
