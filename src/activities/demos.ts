import type { DemoHalf } from '#form/demo-half.ts';
import { demo as cardsend } from './cardsend/demo.ts';
import { demo as digitaltravel } from './digitaltravel/demo.ts';
import { demo as diyquiz } from './diyquiz/demo.ts';
import { demo as drawcard } from './drawcard/demo.ts';
import { demo as drawsomething } from './drawsomething/demo.ts';
import { demo as ebook } from './ebook/demo.ts';
import { demo as file } from './file/demo.ts';
import { demo as link } from './link/demo.ts';
import { demo as penactivity } from './penactivity/demo.ts';
import { demo as questionquiz } from './questionquiz/demo.ts';
import { demo as videoquiz } from './videoquiz/demo.ts';
import { demo as webview } from './webview/demo.ts';
import { demo as webviewcourseware } from './webviewcourseware/demo.ts';
import { demo as webviewgroupdraw } from './webviewgroupdraw/demo.ts';

/** The activities of the demo school, by type. Only the demo school loads them. */
export const demos: Readonly<Record<string, DemoHalf>> = {
  diyquiz,
  questionquiz,
  videoquiz,
  ebook,
  drawsomething,
  drawcard,
  penactivity,
  webviewgroupdraw,
  file,
  webview,
  webviewcourseware,
  link,
  cardsend,
  digitaltravel,
};
