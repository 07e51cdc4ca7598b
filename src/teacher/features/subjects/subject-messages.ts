import { defineMessages } from '#contract/language.ts';

export const subjectMessages = defineMessages({
  subjects: { en: 'Subjects', 'zh-hk': '科目', 'zh-cn': '科目' },
  subjects_text: {
    en: 'English names show wherever the interface is in English. Subjects that are taught or have units stay.',
    'zh-hk': '使用英文介面時，會顯示科目的英文名稱。有任教老師或單元的科目不能刪除。',
    'zh-cn': '使用英文界面时，会显示科目的英文名称。有任课老师或单元的科目不能删除。',
  },
  add_subject: { en: 'Add a subject', 'zh-hk': '新增科目', 'zh-cn': '添加科目' },
  edit_subject: { en: 'Edit {name}', 'zh-hk': '修改「{name}」', 'zh-cn': '修改“{name}”' },
  delete_subject: { en: 'Delete {name}', 'zh-hk': '刪除「{name}」', 'zh-cn': '删除“{name}”' },
  delete_question: {
    en: 'Delete the subject “{name}”? Activities of it lose their subject.',
    'zh-hk': '要刪除科目「{name}」嗎？屬於它的活動將沒有科目。',
    'zh-cn': '要删除科目“{name}”吗？属于它的活动将没有科目。',
  },
  move_up: { en: 'Move {name} up', 'zh-hk': '上移「{name}」', 'zh-cn': '上移“{name}”' },
  move_down: { en: 'Move {name} down', 'zh-hk': '下移「{name}」', 'zh-cn': '下移“{name}”' },
  name: { en: 'Name', 'zh-hk': '名稱', 'zh-cn': '名称' },
  english_name: { en: 'English name', 'zh-hk': '英文名稱', 'zh-cn': '英文名称' },
  no_english_name: {
    en: 'No English name',
    'zh-hk': '未有英文名稱',
    'zh-cn': '没有英文名称',
    'zh-tw': '沒有英文名稱',
  },
  colour: { en: 'Colour', 'zh-hk': '顏色', 'zh-cn': '颜色', 'zh-tw': '顏色' },
  colour_number: { en: 'Colour {number}', 'zh-hk': '顏色 {number}', 'zh-cn': '颜色 {number}' },
  name_missing: { en: 'Please enter a name.', 'zh-hk': '請輸入名稱。', 'zh-cn': '请输入名称。' },
});
