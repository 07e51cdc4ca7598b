import { findActivityViews } from '#activities/views.ts';
import { formatText } from '#contract/language.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { studyMessages } from './messages.ts';

/** The name of the report of what students read, watched or visited. */
export function useTraceReportName(courseware: { type: string; is_marked: boolean } | undefined): string {
  const language = useLanguage();
  const usualName = studyMessages[courseware?.is_marked ? 'watch_report' : 'reading_report'];
  return formatText(findActivityViews(courseware?.type ?? '')?.traceReport ?? usualName, language);
}
