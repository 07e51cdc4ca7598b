import { mediaUrl } from '#ui/media-url.ts';

/** The context that every view of an activity type receives. */
export function createViewContext({ nameOf = () => '' }: { nameOf?: (userId: number) => string } = {}) {
  return { mediaUrl, nameOf };
}
