import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about open questions. */
export const openMessages = defineMessages({
  name: { en: 'Open question', 'zh-hk': '開放題', 'zh-cn': '问答题' },
  hint: {
    en: 'A text, with files if you like, or files alone; you mark it',
    'zh-hk': '學生以文字作答，可附檔案，或只交檔案，由老師評分',
    'zh-cn': '学生用文字作答，可附文件，或只交文件，由老师评分',
  },
  open_answer: { en: 'Students’ answer', 'zh-hk': '學生的作答', 'zh-cn': '学生的作答' },
  asks_text: { en: 'Text', 'zh-hk': '文字', 'zh-cn': '文字' },
  asks_files: { en: 'Files only', 'zh-hk': '只交檔案', 'zh-cn': '只交文件' },
  text_max: { en: 'Maximum characters', 'zh-hk': '字數上限', 'zh-cn': '字数上限' },
  file_kinds: {
    en: 'Files with the answer',
    'zh-hk': '作答可附的檔案',
    'zh-cn': '作答可附的文件',
  },
  file_kinds_help: {
    en: 'Choose none for text alone. Students take pictures with their camera or choose files.',
    'zh-hk': '不選即只以文字作答。學生可用鏡頭拍攝或選擇檔案。',
    'zh-cn': '不选即只用文字作答。学生可以用相机拍摄或选择文件。',
    'zh-tw': '不選即只以文字作答。學生可用相機拍攝或選擇檔案。',
  },
  files_asked: {
    en: 'Files to attach',
    'zh-hk': '要交的檔案',
    'zh-cn': '要交的文件',
    'zh-tw': '要繳交的檔案',
  },
  files_asked_help: {
    en: 'Students take pictures with their camera or choose files; there is no text box.',
    'zh-hk': '學生可用鏡頭拍攝或選擇檔案，沒有文字欄。',
    'zh-cn': '学生可以用相机拍摄或选择文件，没有文字框。',
    'zh-tw': '學生可用相機拍攝或選擇檔案，沒有文字欄位。',
  },
  marking_help: { en: 'For marking', 'zh-hk': '評分參考', 'zh-cn': '评分参考' },
  marking_help_hint: {
    en: 'Beside the answers when you mark. Students see it with the answers, when your feedback setting allows.',
    'zh-hk': '評分時顯示在答案旁邊。學生在可以看答案時才會看到。',
    'zh-cn': '评分时显示在答案旁边。学生在可以看答案时才会看到。',
  },
  model_answer: {
    en: 'Model answer (optional)',
    'zh-hk': '參考答案（可留空）',
    'zh-cn': '参考答案（可不填）',
  },
  model_answer_placeholder: {
    en: 'What a full answer says',
    'zh-hk': '完整的答案應有甚麼內容',
    'zh-cn': '完整的答案应有什么内容',
    'zh-tw': '完整的答案應有什麼內容',
  },
  rubric: {
    en: 'Rubric (optional)',
    'zh-hk': '評分準則（可留空）',
    'zh-cn': '评分标准（可不填）',
    'zh-tw': '評分標準（可留空）',
  },
  rubric_sum: {
    en: 'Points given out: {sum} of {max}',
    'zh-hk': '已分配 {sum} 分，共 {max} 分',
    'zh-cn': '已分配 {sum} 分，共 {max} 分',
  },
  rubric_line: { en: 'Line {number}', 'zh-hk': '第 {number} 項', 'zh-cn': '第 {number} 项' },
  rubric_placeholder: {
    en: 'e.g. gives a reason',
    'zh-hk': '例如：說出原因',
    'zh-cn': '例如：说出原因',
  },
  rubric_points: {
    en: 'Points of line {number}',
    'zh-hk': '第 {number} 項的分數',
    'zh-cn': '第 {number} 项的分数',
  },
  add_rubric_line: { en: 'Add line', 'zh-hk': '新增一項', 'zh-cn': '添加一项' },
  remove_rubric_line: {
    en: 'Remove line {number}',
    'zh-hk': '移除第 {number} 項',
    'zh-cn': '移除第 {number} 项',
  },
  rubric_full: { en: '{max} lines at most', 'zh-hk': '最多 {max} 項', 'zh-cn': '最多 {max} 项' },
});
