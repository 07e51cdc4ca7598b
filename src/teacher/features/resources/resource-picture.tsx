import { findActivityViews } from '#activities/views.ts';
import { mediaUrl } from '#ui/media-url.ts';
import type { ResourceItem } from './resource-item.ts';
import classes from './resources.module.css';

type ResourcePictureProps = {
  item: Pick<ResourceItem, 'type' | 'icon' | 'startup_screen'>;
  /** It is among the first that are seen: it is fetched before the page is laid out. */
  isFirst?: boolean;
};

/** The start-up screen of the activity, else its icon on a quiet ground. The name beside it says it all. */
export function ResourcePicture({ item, isFirst = false }: ResourcePictureProps) {
  const loading = isFirst ? 'eager' : 'lazy';
  const { type, icon, startup_screen } = item;
  if (startup_screen !== '') {
    return (
      <img className={classes.picture} src={`${mediaUrl(startup_screen)}?w=640`} alt="" loading={loading} />
    );
  }
  return (
    <span className={classes.picture} data-icon>
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
