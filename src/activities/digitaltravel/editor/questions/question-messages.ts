import { defineMessages } from '#contract/language.ts';

/** Texts of the questions of a stop. */
export const questionMessages = defineMessages({
  title: { en: 'Questions at “{name}”', 'zh-hk': '「{name}」的題目', 'zh-cn': '“{name}”的题目' },
  add: { en: 'Add a question of a trip', 'zh-hk': '加入考察題目', 'zh-cn': '添加考察题目' },
  kind_open: { en: 'Open question', 'zh-hk': '開放題', 'zh-cn': '问答题' },
  kind_file: { en: 'File upload', 'zh-hk': '上載檔案', 'zh-cn': '上传文件', 'zh-tw': '上傳檔案' },
  kind_number: { en: 'Numerical', 'zh-hk': '數值題', 'zh-cn': '数值题' },
  kind_evidence: {
    en: 'Choice with a photo',
    'zh-hk': '選擇題連相片',
    'zh-cn': '选择题加照片',
    'zh-tw': '選擇題加照片',
  },
  stop: { en: 'Asked at', 'zh-hk': '所屬站點', 'zh-cn': '所属站点' },
  on_scene: { en: 'Shown at a place in the scene', 'zh-hk': '標示在場景上', 'zh-cn': '标在场景上' },
  on_scene_hint: {
    en: 'Otherwise it is only in the list beside it.',
    'zh-hk': '否則只列在旁邊的清單。',
    'zh-cn': '否则只列在旁边的清单。',
  },
});
