import type { PlayableVideo, ShownVideo } from './model.ts';

/** An MP4 may play unconverted, so that a server without a converter can show it. */
const canPlayUnconverted = (media: string) => media.endsWith('.mp4');

/** The video as players get it; null before it can be played. */
export function toShownVideo(media: string, converted: PlayableVideo | undefined): ShownVideo | null {
  if (converted) return { url: converted.video.url, poster: converted.poster, strip: converted.strip };
  return canPlayUnconverted(media) ? { url: media, poster: null, strip: null } : null;
}
