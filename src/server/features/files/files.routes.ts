import { fileOperations } from '#contract/files.ts';
import { takeUpload } from '#server/features/files/files.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [upload] = fileOperations;

export const fileRoutes: readonly Route[] = [route(upload, (context, { kind }) => takeUpload(context, kind))];
