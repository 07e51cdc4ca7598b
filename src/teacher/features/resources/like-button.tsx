import { useState } from 'react';
import { signed } from '#teacher/shared/rows/row-actions.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from './messages.ts';
import type { ResourceItem } from './resource-item.ts';
import classes from './resources.module.css';

/** Likes at once and takes it back if the server refuses. */
export function LikeButton({ item }: { item: Pick<ResourceItem, 'id' | 'name' | 'liked' | 'like_count'> }) {
  const t = useMessages(resourceMessages);
  const [wish, setWish] = useState<boolean>();
  const refreshes = ['GET /resource/index', 'GET /resource/detail'] as const;
  const like = useSend('GET /resource/like', { refreshes });
  const unlike = useSend('GET /resource/unlike', { refreshes });
  const isLiked = wish ?? item.liked;
  const count = item.like_count + Number(isLiked) - Number(item.liked);
  const toggle = () => {
    setWish(!isLiked);
    // What the list says once it is fetched again counts from then on.
    (isLiked ? unlike : like).mutate({ id: item.id }, { onSettled: () => setWish(undefined) });
  };
  return (
    <button
      type="button"
      {...signed(isLiked ? 'heart-full' : 'heart', `${classes.button} ${classes.like}`)}
      data-liked={isLiked || undefined}
      aria-pressed={isLiked}
      aria-label={t(isLiked ? 'unlike' : 'like', { name: item.name, count })}
      onClick={toggle}
    >
      {count}
    </button>
  );
}
