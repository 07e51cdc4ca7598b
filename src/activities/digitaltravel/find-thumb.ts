import type { ShownStop } from './model.ts';

/** A picture by which the stop is known in lists; undefined if it has none. */
export function findThumb(stop: ShownStop, mediaUrl: (url: string) => string): string | undefined {
  const { scene, shown_panorama, picture, shown_video } = stop;
  if (scene === 'panorama' && shown_panorama) return mediaUrl(shown_panorama.base.url);
  if (scene === 'picture' && picture) return mediaUrl(picture.url);
  if (scene === 'video' && shown_video?.poster) return mediaUrl(shown_video.poster.url);
  return undefined;
}
