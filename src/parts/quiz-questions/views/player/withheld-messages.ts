import { defineMessages } from '#contract/language.ts';

/** Texts of a timed question that is not open yet; their card loads late. */
export const messages = defineMessages({
  opens_timed: {
    en: 'You have {time} for this question. The time starts when you open it.',
    'zh-hk': '這一題限時 {time}，打開題目後才開始計時。',
    'zh-cn': '这道题限时 {time}，打开题目后才开始计时。',
  },
  open_question: { en: 'Open the question', 'zh-hk': '打開題目', 'zh-cn': '打开题目' },
  opening: { en: 'Opening…', 'zh-hk': '正在打開…', 'zh-cn': '正在打开…' },
  opens_with_network: {
    en: 'The server cannot be reached just now. The question opens by itself as soon as it can.',
    'zh-hk': '暫時未能連接伺服器，恢復後題目會自動打開。',
    'zh-cn': '暂时无法连接服务器，恢复后题目会自动打开。',
    'zh-tw': '暫時無法連線至伺服器，恢復後題目會自動打開。',
  },
  never_opened: {
    en: 'You did not open this question.',
    'zh-hk': '你沒有打開這一題。',
    'zh-cn': '你没有打开这道题。',
  },
});
