import { defineMessages } from '#contract/language.ts';

/** Why the server did not take answers. */
export const refusalMessages = defineMessages({
  refused_late: {
    en: {
      one: 'One answer came after its time. It is kept on this device, and sent if your teacher opens this again.',
      other:
        '{count} answers came after their time. They are kept on this device, and sent if your teacher opens this again.',
    },
    'zh-hk': '有 {count} 題在時限過後才送達，已保留在此裝置；若老師重新開放，便會送出。',
    'zh-cn': '有 {count} 题在时限过后才送达，已保留在此设备；如果老师重新开放，就会发送。',
  },
  refused_locked: {
    en: {
      one: 'One answer was already checked and stays as it was.',
      other: '{count} answers were already checked and stay as they were.',
    },
    'zh-hk': '有 {count} 題已核對答案，維持原有作答。',
    'zh-cn': '有 {count} 题已核对答案，维持原有作答。',
  },
  refused_invalid: {
    en: {
      one: 'One answer could not be saved. It is kept on this device; please answer it again.',
      other: '{count} answers could not be saved. They are kept on this device; please answer them again.',
    },
    'zh-hk': '有 {count} 題未能儲存，已保留在此裝置，請重新作答。',
    'zh-cn': '有 {count} 题无法保存，已保留在此设备，请重新作答。',
    'zh-tw': '有 {count} 題無法儲存，已保留在此裝置，請重新作答。',
  },
});
