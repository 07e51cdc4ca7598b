import { defineMessages } from '#contract/language.ts';

/** Texts of editors for web pages. */
export const editorMessages = defineMessages({
  address: { en: 'Address of the page', 'zh-hk': '網址', 'zh-cn': '网址' },
  address_hint: {
    en: 'Paste it from the address bar of your browser.',
    'zh-hk': '從瀏覽器的網址列複製並貼上。',
    'zh-cn': '从浏览器的地址栏复制并粘贴。',
  },
  check: { en: 'Check the page', 'zh-hk': '檢查網頁', 'zh-cn': '检查网页' },
  check_again: { en: 'Check again', 'zh-hk': '再次檢查', 'zh-cn': '再次检查' },
  checking: { en: 'Looking at the page…', 'zh-hk': '正在檢查網頁…', 'zh-cn': '正在检查网页…' },
  found: { en: 'The page answers.', 'zh-hk': '網頁可以開啟。', 'zh-cn': '网页可以打开。' },
  check_failed: {
    en: '{reason} You can still use it if it opens on your students’ devices.',
    'zh-hk': '{reason}如學生的裝置能開啟，你仍可使用此網址。',
    'zh-cn': '{reason}如果学生的设备能打开，你仍可使用此网址。',
  },
  title: { en: 'Title', 'zh-hk': '標題', 'zh-cn': '标题' },
  title_hint: {
    en: 'Empty: students see the name of the site.',
    'zh-hk': '留空：學生會看到網站名稱。',
    'zh-cn': '留空：学生会看到网站名称。',
  },
  note: { en: 'Note for students', 'zh-hk': '給學生的說明', 'zh-cn': '给学生的说明' },
  note_hint: {
    en: 'What to look at, what to find out.',
    'zh-hk': '例如要看甚麼、要找出甚麼。',
    'zh-cn': '例如要看什么、要找出什么。',
    'zh-tw': '例如要看什麼、要找出什麼。',
  },
  as_students_see: { en: 'As students see it', 'zh-hk': '學生看到的畫面', 'zh-cn': '学生看到的画面' },
  nothing_yet: {
    en: 'Enter the address, and the page shows here.',
    'zh-hk': '輸入網址後，網頁會在此顯示。',
    'zh-cn': '输入网址后，网页会在这里显示。',
  },
});
