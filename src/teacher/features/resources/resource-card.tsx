import { iconProps } from '#teacher/shared/rows/row-icons.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LikeButton } from './like-button.tsx';
import { resourceMessages } from './messages.ts';
import { ResourceCardText } from './resource-card-text.tsx';
import { copyButtonId, type ResourceItem } from './resource-item.ts';
import { ResourcePicture } from './resource-picture.tsx';
import styles from './resources.module.css';

type ResourceCardProps = {
  item: ResourceItem;
  unitId: number | undefined;
  isOnFirstScreen: boolean;
  onFollowLink: (linkId: string) => void;
  onCopy: (item: ResourceItem) => void;
};

/** A card of the library: picture, name and facts of a resource, and buttons that like and copy it. */
export function ResourceCard({ item, unitId, isOnFirstScreen, onFollowLink, onCopy }: ResourceCardProps) {
  const t = useMessages(resourceMessages);
  return (
    <li className={styles.card}>
      <ResourcePicture item={item} isOnFirstScreen={isOnFirstScreen} />
      <ResourceCardText item={item} unitId={unitId} onFollowLink={onFollowLink} />
      <div className={styles.cardFoot}>
        <LikeButton item={item} />
        <button
          type="button"
          {...iconProps('copy', styles.button)}
          data-opener={copyButtonId(item)}
          aria-label={t('copy_named', { name: item.name })}
          onClick={() => onCopy(item)}
        >
          {t('copy')}
        </button>
      </div>
    </li>
  );
}
