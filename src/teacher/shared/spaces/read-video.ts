import type { ReadVideo } from '#parts/attachments/use-read-video.ts';
import { call } from '#ui/api/call.ts';

/** A video that a student handed in, as every browser plays it; the first call lets the server convert it. */
export const readVideo: ReadVideo = (id, isFirst) =>
  call('POST /study/file_video', { id, ...(isFirst && { starts: 1 }) }, { quiet: true });
