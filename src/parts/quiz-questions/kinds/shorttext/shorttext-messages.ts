import { defineMessages } from '#contract/language.ts';

/** Texts about short answers, for the player. */
export const shorttextMessages = defineMessages({
  part_of_points: {
    en: '{answer} ({share}% of the points)',
    'zh-hk': '{answer}（得分 {share}%）',
    'zh-cn': '{answer}（得分 {share}%）',
  },
});
