import { createContext, use } from 'react';
import type { TraceAndFiles } from '#form/activity-views.ts';

export const TraceAndFilesContext = createContext<TraceAndFiles | undefined>(undefined);

/** The files that the student hands in; undefined if answers are read-only. */
export function useTraceAndFiles(): TraceAndFiles | undefined {
  return use(TraceAndFilesContext);
}
