import { useEffect, useState } from 'react';
import { defineMessages } from '#contract/language.ts';
import type { SpaceSource } from '#form/space-source.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { createTaughtSpaces } from './taught-spaces.ts';

const messages = defineMessages({
  not_saved: {
    en: 'A change could not be saved. It is shown again once it is.',
    'zh-hk': '有更改未能儲存，儲存後會再次顯示。',
    'zh-cn': '有更改未能保存，保存后会再次显示。',
  },
  lost: {
    en: 'A change on the page that you left could not be saved.',
    'zh-hk': '你離開的頁面有更改未能儲存。',
    'zh-cn': '你离开的页面有更改未能保存。',
  },
});

/** The spaces of a courseware while the page is open; undefined until then. */
export function useTaughtSpaces(coursewareId: number): SpaceSource | undefined {
  const [spaceSource, setSpaceSource] = useState<SpaceSource>();
  useEffect(() => {
    const spaces = createTaughtSpaces(coursewareId, (isLost) =>
      showToast('error', translate(messages, isLost ? 'lost' : 'not_saved')),
    );
    let isMounted = true;
    queueMicrotask(() => isMounted && setSpaceSource(spaces.source));
    return () => {
      isMounted = false;
      spaces.close();
    };
  }, [coursewareId]);
  return spaceSource;
}
