import { createContext, use } from 'react';
import type { ViewContext } from '#form/activity-views.ts';

/** The context of the view that shows answers, for the files of an answer somewhere inside. */
export const FileViewContext = createContext<ViewContext | undefined>(undefined);

/** Undefined where nobody writes on files. */
export const useFileViewContext = (): ViewContext | undefined => use(FileViewContext);
