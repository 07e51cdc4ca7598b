import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about comparing typed texts. */
export const compareMessages = defineMessages({
  compare: { en: 'When comparing', 'zh-hk': '比對答案時', 'zh-cn': '比对答案时' },
  case_sensitive: { en: 'Case-sensitive', 'zh-hk': '區分大小寫', 'zh-cn': '区分大小写' },
  ignore_space: {
    en: 'Ignore spaces',
    'zh-hk': '不理會空白字元',
    'zh-cn': '不计空白字符',
    'zh-tw': '不理會空白字元',
  },
  match_variants: {
    en: 'Traditional = Simplified',
    'zh-hk': '繁簡體視為相同',
    'zh-cn': '繁简体视为相同',
  },
});
