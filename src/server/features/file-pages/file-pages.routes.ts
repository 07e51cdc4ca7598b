import { playFilePageOperations, studyFilePageOperations } from '#contract/file-pages.ts';
import { readOwnPages, readTaughtPages } from '#server/features/file-pages/file-pages.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const studyFilePageRoutes = bindHandlers(studyFilePageOperations, { filePages: readTaughtPages });

export const playFilePageRoutes = bindHandlers(playFilePageOperations, { filePages: readOwnPages });
