import type { UploadKind } from '#contract/choices.ts';
import { mediaNamePattern } from '#contract/files.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import { extensionOf } from '#server/features/files/rules/file-name.ts';
import { uploadRules } from '#server/storage/upload-rules.ts';

/** The media of an activity that its file carries, with the kind of file that each has to be. Pure. */

type NamedUrl = { url: string; kind?: UploadKind };
type Form = { icon: string; startup_screen: string };

/** Kinds that an extension says; a panorama has that of a picture, and its type says so itself. */
const kindsByExtension: readonly UploadKind[] = [
  'picture',
  'sound',
  'video',
  'document',
  'package',
  'captions',
];

const findKind = (url: string): UploadKind | undefined =>
  kindsByExtension.find((kind) => uploadRules[kind].extensions.includes(extensionOf(url)));

const toPicture = (url: string): NamedUrl[] => (url === '' ? [] : [{ url, kind: 'picture' }]);

/** Pages elsewhere are addresses, which a file carries as they are. */
const isElsewhere = (url: string) => url.startsWith('https://');

/**
 * The kinds that each medium is used as, by its name. A name that is no name of a stored file, or of no known kind, has
 * none.
 */
export function listNamedMedia(
  { content }: ActivityModel,
  draft: unknown,
  { icon, startup_screen }: Form,
): Map<string, UploadKind[]> {
  const named: NamedUrl[] = [...content.media(draft), ...toPicture(icon), ...toPicture(startup_screen)];
  const kindsByMedia = new Map<string, UploadKind[]>();
  for (const { url, kind = findKind(url) } of named.filter((each) => !isElsewhere(each.url))) {
    const kinds = kindsByMedia.get(url) ?? [];
    if (mediaNamePattern.test(url) && kind && !kinds.includes(kind)) kinds.push(kind);
    kindsByMedia.set(url, kinds);
  }
  return kindsByMedia;
}
