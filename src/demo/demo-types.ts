import type { DemoType } from '#demo/demo-activity.ts';
import { demoDiyquiz } from '#demo/types/diyquiz.ts';
import { demoEbook } from '#demo/types/ebook.ts';
import { demoFile } from '#demo/types/file.ts';
import { demoLink } from '#demo/types/link.ts';
import { demoWebview } from '#demo/types/webview.ts';
import { demoWebviewcourseware } from '#demo/types/webviewcourseware.ts';

/** One for every activity type that teachers can make. */
export const demoTypes: readonly DemoType[] = [
  demoDiyquiz,
  demoEbook,
  demoFile,
  demoWebview,
  demoWebviewcourseware,
  demoLink,
];
