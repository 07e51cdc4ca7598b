import { defineMessages } from '#contract/language.ts';

export const loginMessages = defineMessages({
  welcome: { en: 'Welcome back', 'zh-hk': '歡迎回來', 'zh-cn': '欢迎回来' },
  lead: {
    en: 'Prepare lessons, open activities for your class, and see who needs help.',
    'zh-hk': '備課、開放活動給學生，即時掌握誰需要協助。',
    'zh-cn': '备课、向学生开放活动，随时了解谁需要帮助。',
  },
  not_set_up: {
    en: 'This school has not been set up yet. Open the address that the server printed when it was started.',
    'zh-hk': '學校尚未設定。請開啟伺服器啟動時顯示的網址。',
    'zh-cn': '学校尚未设置。请打开服务器启动时显示的网址。',
  },
  entry: { en: 'I am a', 'zh-hk': '我是', 'zh-cn': '我是' },
  teacher: { en: 'Teacher', 'zh-hk': '老師', 'zh-cn': '老师' },
  student: { en: 'Student', 'zh-hk': '學生', 'zh-cn': '学生' },
  email: {
    en: 'Email or login name',
    'zh-hk': '電郵地址或登入名稱',
    'zh-cn': '邮箱地址或登录名',
    'zh-tw': '電子郵件或登入名稱',
  },
  password: { en: 'Password', 'zh-hk': '密碼', 'zh-cn': '密码' },
  caps_lock: { en: 'Caps Lock is on', 'zh-hk': '大寫鎖定已開啟', 'zh-cn': '大写锁定已开启' },
  sign_in: { en: 'Sign in', 'zh-hk': '登入', 'zh-cn': '登录' },
  email_wrong: {
    en: 'Please enter the correct email address',
    'zh-hk': '請輸入正確的電郵地址',
    'zh-cn': '请输入正确的邮箱地址',
    'zh-tw': '請輸入正確的電子郵件',
  },
  password_short: {
    en: 'The password can not be less than 6 digits',
    'zh-hk': '密碼不能少於 6 個字元',
    'zh-cn': '密码不能少于 6 个字符',
  },
  forgotten: {
    en: 'Forgotten your password? An administrator of the school can give you a new one.',
    'zh-hk': '忘記密碼？請向學校的管理員索取新密碼。',
    'zh-cn': '忘记密码？请向学校管理员索取新密码。',
  },
  success: { en: 'Login success', 'zh-hk': '登入成功', 'zh-cn': '登录成功' },
  student_hint: {
    en: 'Students work in their own app: open it below, or enter the code your teacher shows.',
    'zh-hk': '學生請使用學生版：按下方按鈕進入，或輸入老師展示的參加代碼。',
    'zh-cn': '学生请使用学生版：点击下方按钮进入，或输入老师展示的参加代码。',
  },
  to_student_app: { en: 'Go to the student app', 'zh-hk': '前往學生版', 'zh-cn': '前往学生版' },
});
