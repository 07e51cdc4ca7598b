import { mediaUrl } from '#ui/media-url.ts';

/** The surroundings of an activity type's views, alike wherever they are shown. */
export function createViewContext({ nameOf = () => '' }: { nameOf?: (userId: number) => string } = {}) {
  return { mediaUrl, nameOf };
}
