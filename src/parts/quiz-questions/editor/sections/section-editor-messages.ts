import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about sections. */
export const sectionEditorMessages = defineMessages({
  section: { en: 'Section', 'zh-hk': '題組', 'zh-cn': '题组' },
  no_section: {
    en: 'No section',
    'zh-hk': '不屬任何題組',
    'zh-cn': '不属于任何题组',
    'zh-tw': '不屬於任何題組',
  },
  unnamed: { en: 'Passage', 'zh-hk': '篇章', 'zh-cn': '短文', 'zh-tw': '文章' },
  add_section: { en: 'Add section', 'zh-hk': '新增題組', 'zh-cn': '添加题组' },
  add_section_hint: {
    en: 'A heading or a passage above several questions',
    'zh-hk': '幾條題目共用的標題或篇章',
    'zh-cn': '几道题目共用的标题或短文',
    'zh-tw': '幾道題目共用的標題或文章',
  },
  sections_full: {
    en: 'A quiz holds {max} sections at most',
    'zh-hk': '最多 {max} 個題組',
    'zh-cn': '最多 {max} 个题组',
  },
  add_to_section: { en: 'Add question to section', 'zh-hk': '在題組新增題目', 'zh-cn': '在题组中添加题目' },
  add_to_named: {
    en: 'Add question to section: {name}',
    'zh-hk': '在題組新增題目：{name}',
    'zh-cn': '在题组中添加题目：{name}',
  },
  count_questions: {
    en: { one: '{count} question', other: '{count} questions' },
    'zh-hk': '{count} 題',
    'zh-cn': '{count} 题',
  },
  heading: { en: 'Heading (optional)', 'zh-hk': '標題（可留空）', 'zh-cn': '标题（可不填）' },
  heading_placeholder: {
    en: 'e.g. Read the story and answer the questions.',
    'zh-hk': '例如：閱讀故事，然後回答問題。',
    'zh-cn': '例如：阅读故事，然后回答问题。',
  },
  passage: {
    en: 'Passage (optional)',
    'zh-hk': '篇章（可留空）',
    'zh-cn': '短文（可不填）',
    'zh-tw': '文章（可留空）',
  },
  passage_placeholder: {
    en: 'Students see it together with each question of the section.',
    'zh-hk': '學生作答題組的每一題時都會看到這段文字。',
    'zh-cn': '学生作答题组的每一题时都会看到这段文字。',
  },
  move_up: { en: 'Move up', 'zh-hk': '上移', 'zh-cn': '上移' },
  move_down: { en: 'Move down', 'zh-hk': '下移', 'zh-cn': '下移' },
  delete_section: { en: 'Delete section', 'zh-hk': '刪除題組', 'zh-cn': '删除题组' },
  section_deleted: {
    en: 'Section deleted; its questions are kept',
    'zh-hk': '已刪除題組，題目仍然保留',
    'zh-cn': '已删除题组，题目仍然保留',
  },
  in_section: { en: 'In section: {name}.', 'zh-hk': '題組：{name}。', 'zh-cn': '题组：{name}。' },
  in_none: {
    en: 'In no section.',
    'zh-hk': '不屬任何題組。',
    'zh-cn': '不属于任何题组。',
    'zh-tw': '不屬於任何題組。',
  },
});
