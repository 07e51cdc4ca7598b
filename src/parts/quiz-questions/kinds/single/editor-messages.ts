import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about single choices. */
export const singleEditorMessages = defineMessages({
  name: { en: 'Single choice', 'zh-hk': '單選題', 'zh-cn': '单选题' },
  hint: {
    en: 'One answer is right; with a picture as evidence if you like',
    'zh-hk': '只有一個正確答案，可要求附上圖片佐證',
    'zh-cn': '只有一个正确答案，可要求附上图片佐证',
  },
  evidence: {
    en: 'Ask for evidence with the choice',
    'zh-hk': '作答須附佐證',
    'zh-cn': '作答须附佐证',
  },
  evidence_help: {
    en: 'Students attach a picture or another file. The choice is marked by itself; you see the file beside it.',
    'zh-hk': '學生選出答案，並交上圖片或其他檔案。系統按所選答案自動評分，你可在旁邊看到檔案。',
    'zh-cn': '学生选出答案，并提交图片或其他文件。系统按所选答案自动评分，你可以在旁边看到文件。',
    'zh-tw': '學生選出答案，並繳交圖片或其他檔案。系統按所選答案自動評分，你可以在旁邊看到檔案。',
  },
  evidence_kinds: { en: 'Files as evidence', 'zh-hk': '佐證檔案', 'zh-cn': '佐证文件' },
  evidence_kinds_help: {
    en: 'A choice without a file counts as not complete for the student, but keeps its mark.',
    'zh-hk': '沒有附上檔案時，學生會看到「未完成」，但所選答案仍會計分。',
    'zh-cn': '没有附上文件时，学生会看到“未完成”，但所选答案仍会计分。',
  },
});
