import type { ComponentType } from 'react';
import type {
  ActivityViews,
  EditorProps,
  ListMedia,
  PlayerProps,
  ReportProps,
  ResponseProps,
} from './activity-type.ts';
import diyquizIcon from './diyquiz/icon.svg?no-inline';
import ebookIcon from './ebook/icon.svg?no-inline';
import fileIcon from './file/icon.svg?no-inline';
import linkIcon from './link/icon.svg?no-inline';
import webviewIcon from './webview/icon.svg?no-inline';
import webviewcoursewareIcon from './webviewcourseware/icon.svg?no-inline';

/** The views of all activity types; each loads by itself when it is first shown. */
export const activityViews: Readonly<Record<string, ActivityViews>> = {
  diyquiz: forAnyContent({
    icon: diyquizIcon,
    loadEditor: async () => (await import('./diyquiz/editor.tsx')).Editor,
    loadPlayer: async () => (await import('./diyquiz/player.tsx')).Player,
    loadMedia: async () => (await import('#parts/quiz-questions/list-media.ts')).listQuestionMedia,
    loadReport: async () => (await import('./diyquiz/report-view.tsx')).ReportView,
    loadResponse: async () => (await import('./diyquiz/response-view.tsx')).ResponseView,
  }),
  ebook: forAnyContent({
    icon: ebookIcon,
    loadEditor: async () => (await import('./ebook/editor/editor.tsx')).Editor,
    loadPlayer: async () => (await import('./ebook/player/player.tsx')).Player,
    loadMedia: async () => (await import('./ebook/list-media.ts')).listBookMedia,
    loadReport: async () => (await import('./ebook/report-view.tsx')).ReportView,
    loadResponse: async () => (await import('./ebook/response-view.tsx')).ResponseView,
  }),
  file: forAnyContent({
    icon: fileIcon,
    isQuick: true,
    loadEditor: async () => (await import('./file/editor/editor.tsx')).Editor,
    loadPlayer: async () => (await import('./file/player/player.tsx')).Player,
    loadMedia: async () => (await import('./file/list-media.ts')).listFileMedia,
    loadReport: async () => (await import('./file/report-view.tsx')).ReportView,
    loadResponse: async () => (await import('./file/response-view.tsx')).ResponseView,
  }),
  webview: forAnyContent({
    icon: webviewIcon,
    loadEditor: async () => (await import('./webview/editor.tsx')).Editor,
    loadPlayer: async () => (await import('./webview/player.tsx')).Player,
    loadReport: async () => (await import('./webview/report-view.tsx')).ReportView,
    loadResponse: async () => (await import('./webview/response-view.tsx')).ResponseView,
  }),
  webviewcourseware: forAnyContent({
    icon: webviewcoursewareIcon,
    loadEditor: async () => (await import('./webviewcourseware/editor.tsx')).Editor,
    loadPlayer: async () => (await import('./webviewcourseware/player.tsx')).Player,
    loadReport: async () => (await import('./webviewcourseware/report-view.tsx')).ReportView,
    loadResponse: async () => (await import('./webviewcourseware/response-view.tsx')).ResponseView,
  }),
  link: forAnyContent({
    icon: linkIcon,
    isQuick: true,
    loadEditor: async () => (await import('./link/editor.tsx')).Editor,
    loadPlayer: async () => (await import('./link/player.tsx')).Player,
    loadReport: async () => (await import('./link/report-view.tsx')).ReportView,
    loadResponse: async () => (await import('./link/response-view.tsx')).ResponseView,
  }),
};

export function findActivityViews(type: string): ActivityViews | undefined {
  return Object.hasOwn(activityViews, type) ? activityViews[type] : undefined;
}

/** Types that are made in a dialog, in the order of the list. */
export const quickTypes: readonly string[] = Object.keys(activityViews).filter(
  (type) => findActivityViews(type)?.isQuick,
);

type ViewsOf<Draft, Published, Public, Response, Trace> = {
  icon: string;
  isQuick?: true;
  loadEditor: () => Promise<ComponentType<EditorProps<Draft>>>;
  loadPlayer: () => Promise<ComponentType<PlayerProps<Public, Response, Trace>>>;
  loadMedia?: () => Promise<ListMedia<Public>>;
  loadReport: () => Promise<ComponentType<ReportProps<Published>>>;
  loadResponse: () => Promise<ComponentType<ResponseProps<Published>>>;
};

/** Forgets the type's own content types: whoever shows a view hands in only content and answers of the same type. */
function forAnyContent<Draft, Published, Public, Response, Trace>(
  views: ViewsOf<Draft, Published, Public, Response, Trace>,
): ActivityViews {
  return views as unknown as ActivityViews;
}
