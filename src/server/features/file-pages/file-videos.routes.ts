import { studyFileVideoOperations } from '#contract/file-videos.ts';
import { readTaughtVideo } from '#server/features/file-pages/file-videos.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const studyFileVideoRoutes = bindHandlers(studyFileVideoOperations, { fileVideo: readTaughtVideo });
