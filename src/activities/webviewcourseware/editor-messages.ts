import { defineMessages } from '#contract/language.ts';
import { editorMessages as readingEditorMessages } from '#parts/reading/editor/messages.ts';

/** Texts of the editor. */
export const editorMessages = defineMessages({
  title: readingEditorMessages.title,
  note: readingEditorMessages.note,
  add_title: {
    en: 'Upload an HTML package',
    'zh-hk': '上載 HTML 套件',
    'zh-cn': '上传 HTML 文件包',
    'zh-tw': '上傳 HTML 套件',
  },
  add_text: {
    en: 'A zip file with index.html at its top, as many authoring tools export it.',
    'zh-hk': 'zip 檔案，最上層要有 index.html；不少製作工具可匯出這種套件。',
    'zh-cn': 'zip 文件，最上层要有 index.html；不少制作工具可以导出这种文件包。',
  },
  replace: { en: 'Replace the package', 'zh-hk': '更換套件', 'zh-cn': '更换文件包' },
  replaced: { en: '“{name}” was replaced.', 'zh-hk': '已更換「{name}」。', 'zh-cn': '已更换“{name}”。' },
  keep: { en: 'Keep the present one', 'zh-hk': '保留現有套件', 'zh-cn': '保留现有的' },
  inside: {
    en: { one: '{count} file · starts with {entry}', other: '{count} files · starts with {entry}' },
    'zh-hk': '{count} 個檔案 · 由 {entry} 開始',
    'zh-cn': '{count} 个文件 · 从 {entry} 开始',
  },
  safe: {
    en: 'Its scripts run sealed off: they reach neither this system nor other sites.',
    'zh-hk': '套件的程式在隔離環境執行，不能存取本系統或其他網站。',
    'zh-cn': '文件包里的程序在隔离环境中运行，不能访问本系统或其他网站。',
    'zh-tw': '套件的程式在隔離環境執行，無法存取本系統或其他網站。',
  },
  title_hint: {
    en: 'Empty: students see the name of the file.',
    'zh-hk': '留空：學生會看到檔案名稱。',
    'zh-cn': '留空：学生会看到文件名。',
  },
  note_hint: {
    en: 'Shown above the pages: what to try, what to find out.',
    'zh-hk': '在網頁上方顯示，例如要試甚麼、要找出甚麼。',
    'zh-cn': '显示在网页上方，例如要试什么、要找出什么。',
    'zh-tw': '顯示在網頁上方，例如要試什麼、要找出什麼。',
  },
  nothing_yet: {
    en: 'Upload a package, and it can be tried out here.',
    'zh-hk': '上載套件後，可在此試用。',
    'zh-cn': '上传文件包后，可以在这里试用。',
    'zh-tw': '上傳套件後，可在此試用。',
  },
});
