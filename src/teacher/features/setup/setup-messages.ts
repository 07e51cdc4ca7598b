import { defineMessages } from '#contract/language.ts';

export const setupMessages = defineMessages({
  title: { en: 'Set up the school', 'zh-hk': '設定學校', 'zh-cn': '设置学校' },
  lead: {
    en: 'This is done once. Everything can be changed later in Setting.',
    'zh-hk': '只需設定一次，日後可在「設定」中更改。',
    'zh-cn': '只需设置一次，以后可在“设置”中更改。',
  },
  no_token: {
    en: 'Open the whole address that the server printed at its start, with everything after the #.',
    'zh-hk': '請開啟伺服器啟動時顯示的完整網址，包括 # 之後的文字。',
    'zh-cn': '请打开服务器启动时显示的完整网址，包括 # 之后的文字。',
  },
  to_sign_in: { en: 'Go to sign-in', 'zh-hk': '前往登入', 'zh-cn': '前往登录' },
  school: { en: 'School', 'zh-hk': '學校', 'zh-cn': '学校' },
  school_name: { en: 'Name of the school', 'zh-hk': '學校名稱', 'zh-cn': '学校名称' },
  logo: { en: 'Logo (optional)', 'zh-hk': '校徽（可不選）', 'zh-cn': '校徽（可不选）' },
  languages: { en: 'Languages on offer', 'zh-hk': '可選用的語言', 'zh-cn': '可选用的语言' },
  time_zone: { en: 'Time zone', 'zh-hk': '時區', 'zh-cn': '时区' },
  term: { en: 'First school year', 'zh-hk': '首個學年', 'zh-cn': '首个学年', 'zh-tw': '第一個學年' },
  term_name: { en: 'Name of the school year', 'zh-hk': '學年名稱', 'zh-cn': '学年名称' },
  first_day: { en: 'First day', 'zh-hk': '第一天', 'zh-cn': '第一天' },
  last_day: { en: 'Last day', 'zh-hk': '最後一天', 'zh-cn': '最后一天' },
  administrator: {
    en: 'First administrator',
    'zh-hk': '首位管理員',
    'zh-cn': '首位管理员',
    'zh-tw': '第一位管理員',
  },
  administrator_text: {
    en: 'This is you. You sign in with the email address and the password.',
    'zh-hk': '即是你本人。日後以此電郵地址及密碼登入。',
    'zh-cn': '也就是你本人。以后用此邮箱地址和密码登录。',
    'zh-tw': '也就是你本人。日後以此電子郵件和密碼登入。',
  },
  name: { en: 'Your name', 'zh-hk': '你的姓名', 'zh-cn': '你的姓名' },
  email: { en: 'Email', 'zh-hk': '電郵地址', 'zh-cn': '邮箱地址', 'zh-tw': '電子郵件' },
  password: { en: 'Password', 'zh-hk': '密碼', 'zh-cn': '密码' },
  password_hint: {
    en: 'At least {min} characters, and not one that many people use.',
    'zh-hk': '至少 {min} 個字元，請勿使用常見密碼。',
    'zh-cn': '至少 {min} 个字符，请勿使用常见密码。',
  },
  required: { en: 'Please fill this in.', 'zh-hk': '請填寫此項。', 'zh-cn': '请填写此项。' },
  email_wrong: {
    en: 'Please enter the correct email address.',
    'zh-hk': '請輸入正確的電郵地址。',
    'zh-cn': '请输入正确的邮箱地址。',
    'zh-tw': '請輸入正確的電子郵件。',
  },
  password_short: {
    en: 'The password needs at least {min} characters.',
    'zh-hk': '密碼至少須有 {min} 個字元。',
    'zh-cn': '密码至少须有 {min} 个字符。',
  },
  last_day_wrong: {
    en: 'The last day has to come after the first.',
    'zh-hk': '最後一天須在第一天之後。',
    'zh-cn': '最后一天须在第一天之后。',
  },
  language_missing: {
    en: 'Choose at least one language.',
    'zh-hk': '請至少選一種語言。',
    'zh-cn': '请至少选一种语言。',
  },
  set_up: { en: 'Set up the school', 'zh-hk': '完成設定', 'zh-cn': '完成设置' },
  done: { en: 'The school is set up', 'zh-hk': '學校已設定', 'zh-cn': '学校已设置' },
  logo_failed: {
    en: 'The logo could not be stored. Choose it again in Setting.',
    'zh-hk': '未能儲存校徽，請在「設定」中再選。',
    'zh-cn': '无法保存校徽，请在“设置”中再选。',
    'zh-tw': '無法儲存校徽，請在「設定」中再選。',
  },
  demo: { en: 'Just looking around?', 'zh-hk': '想先試用？', 'zh-cn': '想先试用？' },
  demo_text: {
    en: 'The demo school has made-up teachers, students, units and results. It can be emptied later for a start of your own.',
    'zh-hk': '示範學校備有虛構的老師、學生、單元和成績；日後可清空，重新建立自己的學校。',
    'zh-cn': '演示学校备有虚构的老师、学生、单元和成绩；以后可清空，重新建立自己的学校。',
  },
  demo_start: { en: 'Create the demo school', 'zh-hk': '建立示範學校', 'zh-cn': '建立演示学校' },
  demo_filling: {
    en: 'The demo school is being created. This takes about half a minute.',
    'zh-hk': '正在建立示範學校，約需半分鐘。',
    'zh-cn': '正在建立演示学校，约需半分钟。',
  },
  demo_failed: {
    en: 'The demo school could not be created. The log of the server says why.',
    'zh-hk': '未能建立示範學校，原因見伺服器紀錄。',
    'zh-cn': '无法建立演示学校，原因见服务器日志。',
    'zh-tw': '無法建立示範學校，原因見伺服器紀錄。',
  },
  demo_done: { en: 'The demo school is ready', 'zh-hk': '示範學校已準備好', 'zh-cn': '演示学校已准备好' },
  demo_accounts: {
    en: 'Sign in as teacher@example.com or admin@example.com, students at /play as student01@example.com.',
    'zh-hk':
      '請以 teacher@example.com 或 admin@example.com 登入；學生在 /play 以 student01@example.com 登入。',
    'zh-cn':
      '请以 teacher@example.com 或 admin@example.com 登录；学生在 /play 以 student01@example.com 登录。',
  },
  demo_password: {
    en: 'The password of all is {password}; the server prints it at each start.',
    'zh-hk': '密碼均為 {password}；伺服器每次啟動都會顯示。',
    'zh-cn': '密码均为 {password}；服务器每次启动都会显示。',
  },
  demo_password_printed: {
    en: 'The server prints the password at each start.',
    'zh-hk': '伺服器每次啟動都會顯示密碼。',
    'zh-cn': '服务器每次启动都会显示密码。',
  },
  demo_here: {
    en: 'These accounts sign in only on the machine of the server. Start it with DEMO=1 to open them to others.',
    'zh-hk': '這些帳戶只可在伺服器本機登入；如要開放給其他人，請以 DEMO=1 啟動伺服器。',
    'zh-cn': '这些账户只能在服务器本机登录；如要开放给其他人，请以 DEMO=1 启动服务器。',
    'zh-tw': '這些帳號只能在伺服器本機登入；如要開放給其他人，請以 DEMO=1 啟動伺服器。',
  },
});
