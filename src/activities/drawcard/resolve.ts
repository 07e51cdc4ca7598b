import type { ConversionResults } from '#contract/conversion-results.ts';
import type { NamedMedia } from '#form/activity-type.ts';
import { listPageMedia, resolvePageImage } from '#parts/drawing-tasks/task/resolve-page.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import type { CardTask, ShownTask } from './model.ts';

/** The task with the picture of its own page, if it has one. */
export function resolve(task: CardTask, conversionResults: ConversionResults): ShownTask {
  return { ...task, page_image: resolvePageImage(task, conversionResults) };
}

/** Attachments are downloaded as they are: completing waits for the page alone. */
export function listDraftMedia({ questions, cards, clipart, attachments, ...task }: CardTask): NamedMedia[] {
  const files = attachments.flatMap((attachment) => (attachment.kind === 'file' ? [attachment.media] : []));
  return [
    ...[...listUrls([questions, cards, clipart]), ...files].map((url) => ({ url, awaitsConversion: false })),
    ...listPageMedia(task),
  ];
}
