import { markBookOperations } from '#contract/study/mark-book.ts';
import { readMarkBook } from '#server/features/study/mark-book/mark-book.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const markBookRoutes = bindHandlers(markBookOperations, { read: readMarkBook });
