import { useEffect, useRef, useState } from 'react';
import { findActivityViews } from '#activities/views.ts';
import { defineMessages } from '#contract/language.ts';
import { getUserinfo } from '#teacher/shared/session-store.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { createTaughtSpaces, type TaughtSpaces } from './taught-spaces.ts';

const messages = defineMessages({
  refused: {
    en: 'A change was not taken. It waits under “not sent yet”.',
    'zh-hk': '有更改未獲接受，可在「尚未送出」查看。',
    'zh-cn': '有更改未被接受，可在“尚未发送”查看。',
  },
});

type TaughtCourseware = { courseware_id: number; courseware_name: string; type: string };

/**
 * The spaces of a courseware and its attempts while the page is open; undefined until then. A page has one connection:
 * it calls this once, and gives the spaces to its parts.
 */
export function useTaughtSpaces(courseware: TaughtCourseware | undefined): TaughtSpaces | undefined {
  const { courseware_id: id, courseware_name = '', type = '' } = courseware ?? {};
  const [taughtSpaces, setTaughtSpaces] = useState<TaughtSpaces>();
  const latestName = useRef(courseware_name);
  useEffect(() => {
    latestName.current = courseware_name;
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    const spaces = createTaughtSpaces(id, {
      me: { user_id: getUserinfo()?.id ?? 0, role: 'teacher' },
      classSpaces: findActivityViews(type)?.classSpaces ?? [],
      getTitle: () => latestName.current,
      onRefused: () => showToast('error', translate(messages, 'refused')),
    });
    let isMounted = true;
    queueMicrotask(() => isMounted && setTaughtSpaces(spaces));
    return () => {
      isMounted = false;
      spaces.close();
    };
  }, [id, type]);
  return taughtSpaces;
}
