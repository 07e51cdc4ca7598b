import { mediaUrl } from '#ui/media-url.ts';

/** The context that every view of an activity type receives. */
export function createViewContext<Spaces = undefined>({
  nameOf = () => '',
  spaces,
  spacesOf = () => undefined,
}: {
  nameOf?: (userId: number) => string;
  spaces?: Spaces;
  spacesOf?: (attemptId: number) => Spaces | undefined;
} = {}) {
  return { mediaUrl, nameOf, spaces, spacesOf };
}
