import * as z from 'zod';
import type { MediumConversionResults } from '#contract/conversion-results.ts';
import { viewerPage } from '#parts/document-pages/model.ts';
import { haveUniqueIds, image, mediaUrl, partId } from '#parts/stored-media/model.ts';
import { shownVideo } from '#parts/video-view/model.ts';
import * as limits from './limits.ts';

/** Files in order, to be read or watched in the browser and downloaded as they were uploaded. */

export const fileKinds = ['document', 'picture', 'video'] as const;

const item = z.object({
  id: partId,
  kind: z.enum(fileKinds),
  name: z.string().max(limits.nameMaxLength),
  /** The file as it was uploaded. */
  media: mediaUrl,
  bytes: z.int().min(0),
  /** Present if the file is a picture. */
  picture: image.optional(),
  /** Students download it and never see it here, even once it is converted. */
  download_only: z.boolean().default(false),
});

export const draft = z.object({
  items: z
    .array(item)
    .max(2 * limits.itemsMax)
    .refine(haveUniqueIds)
    .default([]),
});

export type Files = z.infer<typeof draft>;
export type FileItem = Files['items'][number];

/** A file with its conversion: `document` or `video` by its kind; absent before it is converted. */
export type ShownFile = FileItem & Pick<MediumConversionResults, 'document' | 'video'>;
export type ShownFiles = { items: ShownFile[] };

export const publicFiles = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(fileKinds),
      name: z.string(),
      bytes: z.int(),
      url: z.string(),
      /** A document's pages; a picture as one page; else none. */
      pages: z.array(viewerPage),
      video: shownVideo.nullable(),
    }),
  ),
});

export type PublicFiles = z.infer<typeof publicFiles>;
export type PublicItem = PublicFiles['items'][number];

export const createEmptyFiles = (): Files => ({ items: [] });
