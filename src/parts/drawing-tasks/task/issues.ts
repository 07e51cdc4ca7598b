import type { ConversionResults } from '#contract/conversion-results.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import type { PageFields, ToolFields } from './model.ts';
import { findDocumentPages } from './resolve-page.ts';
import { leavesTraces } from './tools.ts';

/** Issues of the page and the tools of a task. */

export function findPageIssues(
  { background, own_page }: PageFields,
  conversionResults: ConversionResults,
): DraftIssue[] {
  if (background !== 'own') return [];
  const path = ['own_page'];
  if (!own_page) return [{ path, message: 'own_page_required' }];
  if (own_page.kind === 'picture') return [];
  const { media, name, page } = own_page;
  const pages = findDocumentPages(media, conversionResults);
  if (!pages) return [{ path, message: 'document_pending', params: { name }, waitsFor: media }];
  return pages[page] ? [] : [{ path, message: 'own_page_unknown', params: { name } }];
}

export function findToolIssues({ tools, own_tools, own_colours }: ToolFields): DraftIssue[] {
  if (tools !== 'own') return [];
  return [
    ...(own_tools.some(leavesTraces) ? [] : [{ path: ['own_tools'], message: 'tools_required' }]),
    ...(own_colours.length > 0 ? [] : [{ path: ['own_colours'], message: 'colours_required' }]),
  ];
}
