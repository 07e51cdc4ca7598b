import { defineMessages } from '#contract/language.ts';

export const peopleMessages = defineMessages({
  people: { en: 'People', 'zh-hk': '人員', 'zh-cn': '人员' },
  total: {
    en: { one: '{count} person', other: '{count} people' },
    'zh-hk': '共 {count} 人',
    'zh-cn': '共 {count} 人',
  },
  add: { en: 'Add a person', 'zh-hk': '新增人員', 'zh-cn': '添加人员' },
  search: {
    en: 'Name, email or login name',
    'zh-hk': '姓名、電郵地址或登入名稱',
    'zh-cn': '姓名、邮箱地址或登录名',
    'zh-tw': '姓名、電子郵件或登入名稱',
  },
  group: { en: 'Show', 'zh-hk': '顯示', 'zh-cn': '显示' },
  group_all: { en: 'Everybody', 'zh-hk': '所有人', 'zh-cn': '所有人' },
  group_teacher: { en: 'Teachers', 'zh-hk': '老師', 'zh-cn': '老师' },
  group_student: { en: 'Students', 'zh-hk': '學生', 'zh-cn': '学生' },
  group_closed: { en: 'Left the school', 'zh-hk': '已離校', 'zh-cn': '已离校' },
  class: { en: 'Class', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  class_all: { en: 'All classes', 'zh-hk': '所有班別', 'zh-cn': '所有班级', 'zh-tw': '所有班級' },
  name: { en: 'Name', 'zh-hk': '姓名', 'zh-cn': '姓名' },
  nickname: { en: 'Nickname', 'zh-hk': '暱稱', 'zh-cn': '昵称' },
  nickname_eng: { en: 'English nickname', 'zh-hk': '英文暱稱', 'zh-cn': '英文昵称' },
  email: { en: 'Email', 'zh-hk': '電郵地址', 'zh-cn': '邮箱地址', 'zh-tw': '電子郵件' },
  login_name: { en: 'Login name', 'zh-hk': '登入名稱', 'zh-cn': '登录名' },
  login_name_hint: {
    en: 'For who has no email: letters, digits, dot, hyphen.',
    'zh-hk': '供沒有電郵的人使用：英文字母、數字、點、連字號。',
    'zh-cn': '供没有邮箱的人使用：英文字母、数字、点、连字符。',
    'zh-tw': '供沒有電子郵件的人使用：英文字母、數字、點、連字號。',
  },
  sign_in_with: { en: 'Signs in with', 'zh-hk': '登入名稱', 'zh-cn': '登录名' },
  role: { en: 'Role', 'zh-hk': '身份', 'zh-cn': '身份', 'zh-tw': '身分' },
  teacher: { en: 'Teacher', 'zh-hk': '老師', 'zh-cn': '老师' },
  student: { en: 'Student', 'zh-hk': '學生', 'zh-cn': '学生' },
  admin: { en: 'Administrator', 'zh-hk': '管理員', 'zh-cn': '管理员' },
  is_admin: {
    en: 'Administrator: may change everything of the school',
    'zh-hk': '管理員：可更改學校的所有設定',
    'zh-cn': '管理员：可更改学校的所有设置',
    'zh-tw': '管理員：可變更學校的所有設定',
  },
  password: { en: 'Password', 'zh-hk': '密碼', 'zh-cn': '密码' },
  password_none: { en: 'none yet', 'zh-hk': '未有密碼', 'zh-cn': '还没有密码', 'zh-tw': '還沒有密碼' },
  password_issued: { en: 'issued', 'zh-hk': '已發出', 'zh-cn': '已发放' },
  password_own: { en: 'own', 'zh-hk': '自訂', 'zh-cn': '自定义' },
  name_required: { en: 'Please enter a name', 'zh-hk': '請輸入姓名', 'zh-cn': '请输入姓名' },
  email_wrong: {
    en: 'Please enter a whole address, such as chan@example.com.',
    'zh-hk': '請輸入完整的電郵地址，例如 chan@example.com。',
    'zh-cn': '请输入完整的邮箱地址，例如 chan@example.com。',
    'zh-tw': '請輸入完整的電子郵件地址，例如 chan@example.com。',
  },
  save: { en: 'Save', 'zh-hk': '儲存', 'zh-cn': '保存' },
  saved: { en: 'Edit Succeed', 'zh-hk': '修改成功', 'zh-cn': '修改成功' },
  added: { en: 'Add Succeed', 'zh-hk': '新增成功', 'zh-cn': '添加成功' },
  back: { en: 'All people', 'zh-hk': '所有人員', 'zh-cn': '所有人员' },
  new_card: { en: 'New password and card', 'zh-hk': '發出新密碼及登入卡', 'zh-cn': '发放新密码和登录卡' },
  new_card_ask: {
    en: 'Give {name} a new password? The old one stops working, and {name} is signed out everywhere.',
    'zh-hk': '為 {name} 發出新密碼？舊密碼將失效，{name} 會在所有裝置登出。',
    'zh-cn': '给 {name} 发放新密码？旧密码将失效，{name} 会在所有设备退出登录。',
  },
  class_cards: { en: 'Print cards of this class', 'zh-hk': '列印本班登入卡', 'zh-cn': '打印本班登录卡' },
  class_cards_ask: {
    en: {
      one: 'Issue a password to {count} student who has not chosen one? It replaces a card printed before.',
      other:
        'Issue passwords to {count} students who have not chosen one? They replace cards printed before.',
    },
    'zh-hk': '為 {count} 名尚未自訂密碼的學生發出密碼？之前列印的登入卡將失效。',
    'zh-cn': '给 {count} 名尚未自定义密码的学生发放密码？之前打印的登录卡将失效。',
  },
  class_cards_none: {
    en: 'All students of this class have chosen their own passwords.',
    'zh-hk': '本班學生均已自訂密碼。',
    'zh-cn': '本班学生都已自定义密码。',
  },
  teacher_cards: { en: 'Print cards of teachers', 'zh-hk': '列印老師登入卡', 'zh-cn': '打印老师登录卡' },
  teacher_cards_ask: {
    en: {
      one: 'Issue a password to {count} teacher who has not chosen one? It replaces a card printed before.',
      other:
        'Issue passwords to {count} teachers who have not chosen one? They replace cards printed before.',
    },
    'zh-hk': '為 {count} 名尚未自訂密碼的老師發出密碼？之前列印的登入卡將失效。',
    'zh-cn': '给 {count} 名尚未自定义密码的老师发放密码？之前打印的登录卡将失效。',
  },
  teacher_cards_none: {
    en: 'All teachers have chosen their own passwords.',
    'zh-hk': '所有老師均已自訂密碼。',
    'zh-cn': '所有老师都已自定义密码。',
  },
  close: { en: 'Close the account', 'zh-hk': '關閉帳戶', 'zh-cn': '关闭账户', 'zh-tw': '關閉帳號' },
  close_ask: {
    en: {
      one: 'Close the account of {name}? {name} can no longer sign in and leaves {count} class and its groups. All work stays, and the account can be opened again.',
      other:
        'Close the account of {name}? {name} can no longer sign in and leaves {count} classes and their groups. All work stays, and the account can be opened again.',
    },
    'zh-hk':
      '關閉 {name} 的帳戶？{name} 將無法登入，並會退出 {count} 個班別及其分組。所有作答會保留，帳戶可重新啟用。',
    'zh-cn':
      '关闭 {name} 的账户？{name} 将无法登录，并会退出 {count} 个班级及其分组。所有作答会保留，账户可重新启用。',
    'zh-tw':
      '關閉 {name} 的帳號？{name} 將無法登入，並會退出 {count} 個班級及其分組。所有作答會保留，帳號可重新啟用。',
  },
  closed: {
    en: 'Account closed',
    'zh-hk': '已關閉帳戶',
    'zh-cn': '已关闭账户',
    'zh-tw': '已關閉帳號',
  },
  reopen: {
    en: 'Open the account again',
    'zh-hk': '重新啟用帳戶',
    'zh-cn': '重新启用账户',
    'zh-tw': '重新啟用帳號',
  },
  reopened: {
    en: 'Account opened again',
    'zh-hk': '已重新啟用帳戶',
    'zh-cn': '已重新启用账户',
    'zh-tw': '已重新啟用帳號',
  },
  left_since: {
    en: 'Left the school on {date}',
    'zh-hk': '{date} 離校',
    'zh-cn': '{date} 离校',
  },
  classes: { en: 'Classes', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  until: { en: 'until {date}', 'zh-hk': '至 {date}', 'zh-cn': '至 {date}' },
  teachings: { en: 'Teaches', 'zh-hk': '任教', 'zh-cn': '任教' },
  units: {
    en: { one: '{count} unit', other: '{count} units' },
    'zh-hk': '{count} 個單元',
    'zh-cn': '{count} 个单元',
  },
  nothing: { en: 'Nobody here yet', 'zh-hk': '尚未有人員', 'zh-cn': '还没有人员', 'zh-tw': '還沒有人員' },
  nothing_text: {
    en: 'Add people one by one, or import them.',
    'zh-hk': '可逐一新增，或匯入名單。',
    'zh-cn': '可逐一添加，或导入名单。',
    'zh-tw': '可逐一新增，或匯入名單。',
  },
  nothing_found: { en: 'Nobody found', 'zh-hk': '找不到人員', 'zh-cn': '找不到人员' },
  nothing_found_text: {
    en: 'Try fewer letters, or another group or class.',
    'zh-hk': '請減少字詞，或選擇其他類別或班別。',
    'zh-cn': '请减少字词，或选择其他类别或班级。',
    'zh-tw': '請減少字詞，或選擇其他類別或班級。',
  },
});
