import { usualPage } from '#parts/ink/limits.ts';
import { fitToPicture, type InkPage } from '#parts/ink/pages.ts';
import type { Image } from '#parts/stored-media/model.ts';

/** The page that students draw on. Free of zod. */

export const ruledBackgrounds = ['blank', 'lines', 'squares', 'music'] as const;
export const backgrounds = [...ruledBackgrounds, 'own'] as const;
export const orientations = ['landscape', 'portrait'] as const;

export type Background = (typeof backgrounds)[number];
export type Orientation = (typeof orientations)[number];

type PagedTask = {
  background: Background;
  orientation: Orientation;
  page_image?: Image | null | undefined;
};

const turned = { width: usualPage.height, height: usualPage.width };

export function toInkPage({ background, orientation, page_image: image }: PagedTask): InkPage {
  if (background === 'own' && image)
    return { ...fitToPicture(image), background: { kind: 'picture', url: image.url } };
  const size = orientation === 'portrait' ? turned : usualPage;
  return { ...size, background: { kind: background === 'own' ? 'blank' : background } };
}
