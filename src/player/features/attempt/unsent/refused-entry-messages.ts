import { defineMessages } from '#contract/language.ts';

/** Why the server did not take changes of spaces. */
export const refusedEntryMessages = defineMessages({
  late: {
    en: {
      one: 'One change came after the end. It is kept on this device, and sent if your teacher opens this again.',
      other:
        '{count} changes came after the end. They are kept on this device, and sent if your teacher opens this again.',
    },
    'zh-hk': '有 {count} 項更改在結束後才送達，已保留在此裝置；若老師重新開放，便會送出。',
    'zh-cn': '有 {count} 项更改在结束后才送达，已保留在此设备；如果老师重新开放，就会发送。',
  },
  full: {
    en: 'There is no room for more here. Remove something first.',
    'zh-hk': '已達上限，請先移除部分內容。',
    'zh-cn': '已达上限，请先移除部分内容。',
  },
  not_allowed: {
    en: 'Not taken: your teacher has stopped this, or it belongs to somebody else.',
    'zh-hk': '未能接受：老師已暫停，或內容屬於他人。',
    'zh-cn': '未被接受：老师已暂停，或内容属于他人。',
    'zh-tw': '未被接受：老師已暫停，或內容屬於他人。',
  },
  invalid: {
    en: {
      one: 'One change could not be saved. It is kept on this device; please make it again.',
      other: '{count} changes could not be saved. They are kept on this device; please make them again.',
    },
    'zh-hk': '有 {count} 項更改未能儲存，已保留在此裝置，請重新再做。',
    'zh-cn': '有 {count} 项更改无法保存，已保留在此设备，请重新再做。',
    'zh-tw': '有 {count} 項更改無法儲存，已保留在此裝置，請重新再做。',
  },
});
