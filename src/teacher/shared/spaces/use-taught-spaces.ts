import { useEffect, useRef, useState } from 'react';
import { defineMessages } from '#contract/language.ts';
import type { SpaceSource } from '#form/space-source.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { createTaughtSpaces } from './taught-spaces.ts';

const messages = defineMessages({
  refused: {
    en: 'A change was not taken. It waits under “not sent yet”.',
    'zh-hk': '有更改未獲接受，可在「尚未送出」查看。',
    'zh-cn': '有更改未被接受，可在“尚未发送”查看。',
  },
});

/** The spaces of a courseware while the page is open; undefined until then. `title` names the courseware in lists. */
export function useTaughtSpaces(coursewareId: number, title: string): SpaceSource | undefined {
  const [spaceSource, setSpaceSource] = useState<SpaceSource>();
  const latestTitle = useRef(title);
  useEffect(() => {
    latestTitle.current = title;
  });
  useEffect(() => {
    const spaces = createTaughtSpaces(coursewareId, {
      getTitle: () => latestTitle.current,
      onRefused: () => showToast('error', translate(messages, 'refused')),
    });
    let isMounted = true;
    queueMicrotask(() => isMounted && setSpaceSource(spaces.source));
    return () => {
      isMounted = false;
      spaces.close();
    };
  }, [coursewareId]);
  return spaceSource;
}
