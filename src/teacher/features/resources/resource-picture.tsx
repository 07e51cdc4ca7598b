import { findActivityViews } from '#activities/views.ts';
import { mediaUrl } from '#ui/media-url.ts';
import type { ResourceItem } from './resource-item.ts';
import classes from './resources.module.css';

/** The start-up screen of the activity, else its icon on a quiet ground. The name beside it says it all. */
export function ResourcePicture({ item }: { item: Pick<ResourceItem, 'type' | 'icon' | 'startup_screen'> }) {
  const { type, icon, startup_screen } = item;
  if (startup_screen !== '') {
    return (
      <img className={classes.picture} src={`${mediaUrl(startup_screen)}?w=640`} alt="" loading="lazy" />
    );
  }
  return (
    <span className={classes.picture} data-icon>
      <img
        src={icon === '' ? findActivityViews(type)?.icon : mediaUrl(icon)}
        alt=""
        width={72}
        height={72}
        loading="lazy"
      />
    </span>
  );
}
