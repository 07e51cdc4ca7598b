import { defineMessages } from '#contract/language.ts';

/** Warns that only devices in the school's network can open an address. */
export const reachMessages = defineMessages({
  only_school: {
    en: 'Students can open this address only inside the school’s network, not at home.',
    'zh-hk': '學生只能在學校的網絡內開啟此網址，在家中無法開啟。',
    'zh-cn': '学生只能在学校的网络内打开此网址，在家里打不开。',
    'zh-tw': '學生只能在學校的網路內開啟此網址，在家中無法開啟。',
  },
});
