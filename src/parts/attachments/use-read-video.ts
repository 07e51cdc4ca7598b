import { createContext, use } from 'react';

/** A handed-in video as every browser plays it. `url` is null where that is the file itself, and unless it is done. */
export type PlayableVideo = { state: 'waiting' | 'done' | 'failed'; message: string; url: string | null };

/** Reads what was made of a video; `isFirst`: asks for it. */
export type ReadVideo = (fileId: number, isFirst: boolean) => Promise<PlayableVideo>;

/** Set where a teacher looks at an answer. Without it, videos are shown as they were handed in. */
export const ReadVideoContext = createContext<ReadVideo | undefined>(undefined);

export const useReadVideo = (): ReadVideo | undefined => use(ReadVideoContext);
