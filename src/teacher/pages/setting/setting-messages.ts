import { defineMessages } from '#contract/language.ts';

export const settingMessages = defineMessages({
  title: { en: 'Setting', 'zh-hk': '設定', 'zh-cn': '设置' },
  sections: { en: 'Parts of the setting', 'zh-hk': '設定項目', 'zh-cn': '设置项目' },
});
