import { mediaUrl } from '#ui/media-url.ts';

/** The context that every view of an activity type receives. */
export function createViewContext<Spaces = undefined, ReadPages = undefined>({
  nameOf = () => '',
  spaces,
  spacesOf = () => undefined,
  ownStamps,
  stoodAt,
  readPages,
}: {
  nameOf?: (userId: number) => string;
  spaces?: Spaces;
  spacesOf?: (attemptId: number) => Spaces | undefined;
  ownStamps?: readonly string[];
  stoodAt?: Readonly<Record<string, number>> | undefined;
  readPages?: ReadPages | undefined;
} = {}) {
  return { mediaUrl, nameOf, spaces, spacesOf, ownStamps, stoodAt, readPages };
}
