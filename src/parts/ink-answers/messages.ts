import { defineMessages } from '#contract/language.ts';

/** Texts of drawn answers. */
export const inkAnswerMessages = defineMessages({
  replay: { en: 'Replay', 'zh-hk': '重播', 'zh-cn': '回放', 'zh-tw': '重播' },
  end_replay: { en: 'Back to the drawing', 'zh-hk': '返回畫作', 'zh-cn': '返回画作' },
  nothing_drawn: { en: 'Nothing drawn yet', 'zh-hk': '尚未繪畫', 'zh-cn': '尚未绘画' },
  drawing_of: { en: 'Drawing of {name}', 'zh-hk': '{name}的畫作', 'zh-cn': '{name}的画作' },
  drawing_number: { en: 'Drawing {number}', 'zh-hk': '畫作 {number}', 'zh-cn': '画作 {number}' },
  gallery: { en: 'Drawings', 'zh-hk': '畫作', 'zh-cn': '画作' },
  show_names: { en: 'Show names', 'zh-hk': '顯示姓名', 'zh-cn': '显示姓名' },
  hide_names: { en: 'Hide names', 'zh-hk': '隱藏姓名', 'zh-cn': '隐藏姓名' },
  previous: { en: 'Previous drawing', 'zh-hk': '上一幅', 'zh-cn': '上一幅' },
  next: { en: 'Next drawing', 'zh-hk': '下一幅', 'zh-cn': '下一幅' },
  close: { en: 'All drawings', 'zh-hk': '所有畫作', 'zh-cn': '所有画作' },
  position: {
    en: '{number} of {count}',
    'zh-hk': '第 {number} 幅，共 {count} 幅',
    'zh-cn': '第 {number} 幅，共 {count} 幅',
  },
  no_drawings: {
    en: 'Drawings appear here as soon as students begin.',
    'zh-hk': '學生開始後，畫作會在這裏出現。',
    'zh-cn': '学生开始后，画作会在这里出现。',
    'zh-tw': '學生開始後，畫作會出現在這裡。',
  },
  working: { en: 'still drawing', 'zh-hk': '繪畫中', 'zh-cn': '绘画中' },
});
