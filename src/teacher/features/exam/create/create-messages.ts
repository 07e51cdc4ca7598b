import { defineMessages } from '#contract/language.ts';

/** Texts of the page that writes a question of Course Resources. */
export const createMessages = defineMessages({
  new_question: { en: 'New question', 'zh-hk': '新增題目', 'zh-cn': '新增题目' },
  edit_question: { en: 'Edit question', 'zh-hk': '編輯題目', 'zh-cn': '编辑题目' },
  back: { en: 'Back to Course Resources', 'zh-hk': '返回課程資源', 'zh-cn': '返回课程资源' },
  save_next: { en: 'Save and write the next one', 'zh-hk': '儲存並寫下一題', 'zh-cn': '保存并写下一题' },
  preview: { en: 'Preview', 'zh-hk': '預覽', 'zh-cn': '预览' },
  preview_text: {
    en: 'As students see it. Try to answer; nothing is stored.',
    'zh-hk': '學生所見的樣子。可試答，不會儲存。',
    'zh-cn': '学生看到的样子。可以试答，不会保存。',
  },
  show_key: { en: 'Show the key', 'zh-hk': '顯示答案', 'zh-cn': '显示答案' },
  saved: { en: 'Saved', 'zh-hk': '已儲存', 'zh-cn': '已保存' },
  saved_draft: {
    en: 'Saved as a draft: it can be used once it is finished',
    'zh-hk': '已儲存為草稿，完成後才可使用',
    'zh-cn': '已保存为草稿，完成后才能使用',
  },
  unsaved: {
    en: 'Not saved yet; kept on this device',
    'zh-hk': '未儲存，已保留在此裝置',
    'zh-cn': '未保存，已保留在此设备',
    'zh-tw': '未儲存，已保留在這部裝置',
  },
  version: { en: 'Version {number}', 'zh-hk': '第 {number} 版', 'zh-cn': '第 {number} 版' },
  facts: { en: 'Details', 'zh-hk': '資料', 'zh-cn': '信息' },
  none: { en: 'None', 'zh-hk': '沒有', 'zh-cn': '无' },
  subject_first: {
    en: 'Choose a subject, so that its teachers are known',
    'zh-hk': '請先選擇科目，才可與該科老師分享',
    'zh-cn': '请先选择科目，才能与该科老师分享',
  },
  passage: { en: 'Passage', 'zh-hk': '題組篇章', 'zh-cn': '题组短文', 'zh-tw': '題組文章' },
  passage_text: {
    en: 'Stands above the question. Questions that belong together share it.',
    'zh-hk': '顯示在題目之上，同一題組的題目共用。',
    'zh-cn': '显示在题目上方，同一题组的题目共用。',
  },
  add_passage: { en: 'Add a passage', 'zh-hk': '加入篇章', 'zh-cn': '添加短文', 'zh-tw': '加入文章' },
  remove_passage: { en: 'Remove the passage', 'zh-hk': '移除篇章', 'zh-cn': '移除短文', 'zh-tw': '移除文章' },
  heading: { en: 'Heading', 'zh-hk': '標題', 'zh-cn': '标题' },
  attachments: { en: 'Attachments', 'zh-hk': '附件', 'zh-cn': '附件' },
  attachments_text: {
    en: 'For teachers only, such as a listening script.',
    'zh-hk': '只供老師使用，例如聆聽稿。',
    'zh-cn': '仅供老师使用，例如听力稿。',
    'zh-tw': '只供老師使用，例如聽力稿。',
  },
  add_files: { en: 'Add files', 'zh-hk': '加入檔案', 'zh-cn': '添加文件' },
  remove_file: { en: 'Remove {name}', 'zh-hk': '移除 {name}', 'zh-cn': '移除 {name}' },
  conflict_title: {
    en: 'Somebody has saved a newer version',
    'zh-hk': '有人已儲存較新的版本',
    'zh-cn': '有人已保存较新的版本',
  },
  conflict_text: {
    en: 'Yours is still here. Both stay in the list of versions if you keep yours.',
    'zh-hk': '你的內容仍在。如保留你的內容，兩者都會留在版本列表。',
    'zh-cn': '你的内容还在。如果保留你的内容，两者都会留在版本列表。',
  },
  look_newer: { en: 'Look at the newer one', 'zh-hk': '查看較新的版本', 'zh-cn': '查看较新的版本' },
  keep_mine: {
    en: 'Save mine as the newest',
    'zh-hk': '以我的內容作為最新版',
    'zh-cn': '用我的内容作为最新版',
  },
  take_newer: {
    en: 'Take the newer one, drop mine',
    'zh-hk': '採用較新的版本，放棄我的',
    'zh-cn': '采用较新的版本，放弃我的',
  },
  not_yours: {
    en: 'This question is a colleague’s. Copy it to change it.',
    'zh-hk': '這是同事的題目，複製後才可修改。',
    'zh-cn': '这是同事的题目，复制后才能修改。',
  },
});
