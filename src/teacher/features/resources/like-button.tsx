import { useState } from 'react';
import { iconProps } from '#teacher/shared/rows/row-icons.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from './messages.ts';
import type { ResourceItem } from './resource-item.ts';
import styles from './resources.module.css';

/** Shows a like at once, and takes it back if the server refuses. */
export function LikeButton({ item }: { item: Pick<ResourceItem, 'id' | 'name' | 'liked' | 'like_count'> }) {
  const t = useMessages(resourceMessages);
  const [optimisticLike, setOptimisticLike] = useState<boolean>();
  const refreshes = ['GET /resource/index', 'GET /resource/detail'] as const;
  const likeCall = useSend('GET /resource/like', { refreshes });
  const unlikeCall = useSend('GET /resource/unlike', { refreshes });
  const isLiked = optimisticLike ?? item.liked;
  const likeCount = item.like_count + Number(isLiked) - Number(item.liked);
  const toggle = () => {
    setOptimisticLike(!isLiked);
    // Afterwards the refreshed list says whether it is liked.
    (isLiked ? unlikeCall : likeCall).mutate(
      { id: item.id },
      { onSettled: () => setOptimisticLike(undefined) },
    );
  };
  return (
    <button
      type="button"
      {...iconProps(isLiked ? 'heart-full' : 'heart', `${styles.button} ${styles.like}`)}
      data-liked={isLiked || undefined}
      aria-pressed={isLiked}
      aria-label={t(isLiked ? 'unlike' : 'like', { name: item.name, count: likeCount })}
      onClick={toggle}
    >
      {likeCount}
    </button>
  );
}
