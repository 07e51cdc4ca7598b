import type { ComponentType } from 'react';
import type { ActivityViews, EditorProps, PlayerProps } from './activity-type.ts';
import diyquizIcon from './diyquiz/icon.svg?no-inline';

/** The views of all activity types; each loads by itself when it is first shown. */
export const activityViews: Readonly<Record<string, ActivityViews>> = {
  diyquiz: forAnyContent({
    icon: diyquizIcon,
    loadEditor: async () => (await import('./diyquiz/editor.tsx')).Editor,
    loadPlayer: async () => (await import('./diyquiz/player.tsx')).Player,
    loadReport: async () => (await import('./diyquiz/report-view.tsx')).ReportView,
    loadResponse: async () => (await import('./diyquiz/response-view.tsx')).ResponseView,
  }),
};

export function findActivityViews(type: string): ActivityViews | undefined {
  return Object.hasOwn(activityViews, type) ? activityViews[type] : undefined;
}

type ViewsOf<Draft, Public, Response> = Pick<ActivityViews, 'icon' | 'loadReport' | 'loadResponse'> & {
  loadEditor: () => Promise<ComponentType<EditorProps<Draft>>>;
  loadPlayer: () => Promise<ComponentType<PlayerProps<Public, Response>>>;
};

/** Forgets the type's own content types: whoever shows a view hands in only content and answers of the same type. */
function forAnyContent<Draft, Public, Response>(views: ViewsOf<Draft, Public, Response>): ActivityViews {
  return views as unknown as ActivityViews;
}
