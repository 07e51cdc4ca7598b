import { mediaUrl } from '#ui/media-url.ts';

/** The context that every view of an activity type receives. */
export function createViewContext<Spaces = undefined>({
  nameOf = () => '',
  spaces,
}: {
  nameOf?: (userId: number) => string;
  spaces?: Spaces;
} = {}) {
  return { mediaUrl, nameOf, spaces };
}
