import { defineMessages } from '#contract/language.ts';

export const joinMessages = defineMessages({
  sign_in: { en: 'Sign in', 'zh-hk': '登入', 'zh-cn': '登录' },
  sign_in_title: { en: 'Ready to learn?', 'zh-hk': '準備好學習了嗎？', 'zh-cn': '准备好学习了吗？' },
  sign_in_text: {
    en: 'Sign in with your school account to see your activities.',
    'zh-hk': '以學校帳戶登入，查看你的活動。',
    'zh-cn': '用学校账户登录，查看你的活动。',
  },
  email: { en: 'Email address', 'zh-hk': '電郵地址', 'zh-cn': '邮箱地址' },
  password: { en: 'Password', 'zh-hk': '密碼', 'zh-cn': '密码' },
  email_required: {
    en: 'Please enter your email address',
    'zh-hk': '請輸入電郵地址',
    'zh-cn': '请输入邮箱地址',
  },
  password_required: { en: 'Please enter your password', 'zh-hk': '請輸入密碼', 'zh-cn': '请输入密码' },
  for_teachers: {
    en: 'This is the app for students. Teachers sign in to the teacher app.',
    'zh-hk': '這是學生版。老師請使用教師版登入。',
    'zh-cn': '这是学生版。老师请使用教师版登录。',
  },
  to_teacher_app: { en: 'Go to the teacher app', 'zh-hk': '前往教師版', 'zh-cn': '前往教师版' },
  code_title: { en: 'Got a code?', 'zh-hk': '有代碼嗎？', 'zh-cn': '有代码吗？' },
  code: { en: 'Code from your teacher', 'zh-hk': '老師提供的代碼', 'zh-cn': '老师提供的代码' },
  code_required: { en: 'Please enter the code', 'zh-hk': '請輸入代碼', 'zh-cn': '请输入代码' },
  code_go: { en: 'Go', 'zh-hk': '進入', 'zh-cn': '进入' },
  join_title: { en: 'You are joining', 'zh-hk': '你即將參加', 'zh-cn': '你即将参加' },
  guest_title: { en: 'Take part as a guest', 'zh-hk': '以訪客身分參加', 'zh-cn': '以访客身份参加' },
  guest_text: {
    en: 'No account needed. Your teacher sees this name.',
    'zh-hk': '不需要帳戶。老師會看到你輸入的姓名。',
    'zh-cn': '不需要账户。老师会看到你输入的姓名。',
  },
  guest_name: { en: 'Your name', 'zh-hk': '你的姓名', 'zh-cn': '你的姓名' },
  guest_name_required: { en: 'Please enter your name', 'zh-hk': '請輸入姓名', 'zh-cn': '请输入姓名' },
  guest_go: { en: 'Join', 'zh-hk': '參加', 'zh-cn': '参加' },
  or_account: {
    en: 'Or sign in with your account',
    'zh-hk': '或以你的帳戶登入',
    'zh-cn': '或用你的账户登录',
  },
  ended_expired: {
    en: 'Please sign in again to go on.',
    'zh-hk': '請重新登入以繼續。',
    'zh-cn': '请重新登录以继续。',
  },
  ended_elsewhere: {
    en: 'This account is now in use on another device. Sign in again to go on here.',
    'zh-hk': '此帳戶正在另一裝置使用。如要在此繼續，請重新登入。',
    'zh-cn': '此账户正在另一设备使用。如要在此继续，请重新登录。',
  },
  unknown_code_title: { en: 'This code does not work', 'zh-hk': '此代碼無效', 'zh-cn': '此代码无效' },
  wait_title: { en: 'One moment, please', 'zh-hk': '請稍候', 'zh-cn': '请稍候' },
  other_code: { en: 'Try another code', 'zh-hk': '輸入其他代碼', 'zh-cn': '输入其他代码' },
});
