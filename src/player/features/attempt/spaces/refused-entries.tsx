import { defineMessages } from '#contract/language.ts';
import type { RefusedEntryCounts as Refused } from '#player/features/attempt/session/session.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

/** Tells how many entries of spaces the server refused, and why. Loaded when that happens. */

const messages = defineMessages({
  late: {
    en: {
      one: 'One change came after the end and was not taken.',
      other: '{count} changes came after the end and were not taken.',
    },
    'zh-hk': '有 {count} 項更改在結束後才送達，未能計入。',
    'zh-cn': '有 {count} 项更改在结束后才送达，未能计入。',
  },
  full: {
    en: {
      one: 'There is no room for one more here. Remove something first.',
      other: 'There was no room for {count} more here. Remove something first.',
    },
    'zh-hk': '已達上限，有 {count} 項未能加入。請先移除部分內容。',
    'zh-cn': '已达上限，有 {count} 项未能加入。请先移除部分内容。',
  },
  not_allowed: {
    en: {
      one: 'One change was not taken: your teacher has stopped this, or it belongs to somebody else.',
      other:
        '{count} changes were not taken: your teacher has stopped this, or they belong to somebody else.',
    },
    'zh-hk': '有 {count} 項更改未能接受：老師已暫停，或內容屬於他人。',
    'zh-cn': '有 {count} 项更改未能接受：老师已暂停，或内容属于他人。',
  },
  invalid: {
    en: {
      one: 'One change could not be saved. Please make it again.',
      other: '{count} changes could not be saved. Please make them again.',
    },
    'zh-hk': '有 {count} 項更改未能儲存，請重新再做。',
    'zh-cn': '有 {count} 项更改未能保存，请重新再做。',
  },
});

export function RefusedEntries({ refused: refusedCountByKind }: { refused: Refused }) {
  const t = useMessages(messages);
  const refusedCounts = Object.entries(refusedCountByKind) as [keyof Refused, number][];
  return refusedCounts.map(([kind, count]) => <p key={kind}>{t(kind, { count })}</p>);
}
