import { defineMessages } from '#contract/language.ts';

export const editorMessages = defineMessages({
  questions: { en: 'Question cards', 'zh-hk': '題目卡', 'zh-cn': '题目卡' },
  question: { en: 'Question card {number}', 'zh-hk': '題目卡 {number}', 'zh-cn': '题目卡 {number}' },
  prompt: { en: 'What to do', 'zh-hk': '題目', 'zh-cn': '题目' },
  prompt_placeholder: {
    en: 'e.g. Which animals live in the water?',
    'zh-hk': '例如：哪些動物住在水裏？',
    'zh-cn': '例如：哪些动物住在水里？',
    'zh-tw': '例如：哪些動物住在水裡？',
  },
  score: { en: 'Points', 'zh-hk': '分數', 'zh-cn': '分数' },
  right_cards: { en: 'Right answer cards', 'zh-hk': '正確的答案卡', 'zh-cn': '正确的答案卡' },
  marks_itself: {
    en: 'Marks itself: a right card counts, a wrong one takes one away.',
    'zh-hk': '自動批改：放對一張得分，放錯一張抵銷一張。',
    'zh-cn': '自动批改：放对一张得分，放错一张抵消一张。',
  },
  teacher_marks: {
    en: 'None chosen: you mark this question.',
    'zh-hk': '未選擇：由你批改這一題。',
    'zh-cn': '未选择：由你批改这一题。',
  },
  add_question: { en: 'Add a question card', 'zh-hk': '加入題目卡', 'zh-cn': '添加题目卡' },
  remove_question: {
    en: 'Remove question card {number}',
    'zh-hk': '移除題目卡 {number}',
    'zh-cn': '移除题目卡 {number}',
  },
  move_question: {
    en: 'Move question card {number}',
    'zh-hk': '移動題目卡 {number}',
    'zh-cn': '移动题目卡 {number}',
  },
  cards: { en: 'Answer cards', 'zh-hk': '答案卡', 'zh-cn': '答案卡' },
  cards_hint: {
    en: 'Students drag them onto the page: a text, a picture or both. {max} at most.',
    'zh-hk': '學生把卡片拖到頁面上：可以是文字、圖片，或兩者兼有，最多 {max} 張。',
    'zh-cn': '学生把卡片拖到页面上：可以是文字、图片，或两者兼有，最多 {max} 张。',
  },
  card_text: {
    en: 'Text of card {number}',
    'zh-hk': '卡片 {number} 的文字',
    'zh-cn': '卡片 {number} 的文字',
  },
  card_picture: { en: 'Description', 'zh-hk': '圖片說明', 'zh-cn': '图片说明', 'zh-tw': '圖片說明' },
  add_card: { en: 'Add an answer card', 'zh-hk': '加入答案卡', 'zh-cn': '添加答案卡' },
  remove_card: { en: 'Remove card {number}', 'zh-hk': '移除卡片 {number}', 'zh-cn': '移除卡片 {number}' },
  move_card: { en: 'Move card {number}', 'zh-hk': '移動卡片 {number}', 'zh-cn': '移动卡片 {number}' },
  cards_full: { en: 'There are {max} cards', 'zh-hk': '已有 {max} 張卡片', 'zh-cn': '已有 {max} 张卡片' },
  clipart: { en: 'Clipart', 'zh-hk': '美工圖案', 'zh-cn': '剪贴画', 'zh-tw': '美工圖案' },
  clipart_hint: {
    en: 'Pictures that students put on the page as often as they like.',
    'zh-hk': '學生可在頁面上重複使用的圖片。',
    'zh-cn': '学生可在页面上重复使用的图片。',
  },
  add_clipart: { en: 'Add pictures', 'zh-hk': '加入圖片', 'zh-cn': '添加图片' },
  clipart_alt: {
    en: 'Description of picture {number}',
    'zh-hk': '圖片 {number} 的說明',
    'zh-cn': '图片 {number} 的说明',
  },
  remove_clipart: {
    en: 'Remove picture {number}',
    'zh-hk': '移除圖片 {number}',
    'zh-cn': '移除图片 {number}',
  },
  attachments: { en: 'Attachments', 'zh-hk': '附件', 'zh-cn': '附件' },
  attachments_hint: {
    en: 'Files and web pages that students may open while they work.',
    'zh-hk': '學生作答時可開啟的檔案和網頁。',
    'zh-cn': '学生作答时可打开的文件和网页。',
    'zh-tw': '學生作答時可開啟的檔案和網頁。',
  },
  add_file: { en: 'Add a file', 'zh-hk': '加入檔案', 'zh-cn': '添加文件' },
  add_link: { en: 'Add a web page', 'zh-hk': '加入網頁', 'zh-cn': '添加网页' },
  show_name: {
    en: 'Shown name of attachment {number}',
    'zh-hk': '附件 {number} 的顯示名稱',
    'zh-cn': '附件 {number} 的显示名称',
  },
  link_address: {
    en: 'Address of attachment {number}',
    'zh-hk': '附件 {number} 的網址',
    'zh-cn': '附件 {number} 的网址',
  },
  remove_attachment: {
    en: 'Remove attachment {number}',
    'zh-hk': '移除附件 {number}',
    'zh-cn': '移除附件 {number}',
  },
});
