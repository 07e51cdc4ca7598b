import { defineMessages } from '#contract/language.ts';

export const joinMessages = defineMessages({
  title: { en: 'Join “{name}”', 'zh-hk': '參加「{name}」', 'zh-cn': '参加“{name}”' },
  go_to: { en: 'Go to', 'zh-hk': '前往', 'zh-cn': '前往' },
  enter_code: { en: 'and enter the code', 'zh-hk': '輸入代碼', 'zh-cn': '输入代码' },
  or_scan: { en: 'or scan', 'zh-hk': '或掃描二維碼', 'zh-cn': '或扫描二维码', 'zh-tw': '或掃描 QR Code' },
  code: { en: 'Join code', 'zh-hk': '參加代碼', 'zh-cn': '参加代码' },
  qr: {
    en: 'QR code of {link}',
    'zh-hk': '{link} 的二維碼',
    'zh-cn': '{link} 的二维码',
    'zh-tw': '{link} 的 QR Code',
  },
  copy: { en: 'Copy link', 'zh-hk': '複製連結', 'zh-cn': '复制链接', 'zh-tw': '複製連結' },
  copied: { en: 'Link copied', 'zh-hk': '已複製連結', 'zh-cn': '已复制链接' },
  copy_failed: {
    en: 'The browser does not allow copying. Select the link and copy it.',
    'zh-hk': '瀏覽器不容許複製，請自行選取連結複製。',
    'zh-cn': '浏览器不允许复制，请自行选择链接复制。',
  },
  full_screen: { en: 'Full screen', 'zh-hk': '全螢幕', 'zh-cn': '全屏' },
  leave_full_screen: { en: 'Leave full screen', 'zh-hk': '結束全螢幕', 'zh-cn': '退出全屏' },
  accounts_only: {
    en: 'Students of {class} sign in with their account.',
    'zh-hk': '{class} 的學生以自己的帳戶登入。',
    'zh-cn': '{class} 的学生用自己的账户登录。',
  },
  guests_too: {
    en: 'Students sign in with their account; guests give a name.',
    'zh-hk': '學生以自己的帳戶登入；訪客輸入姓名即可。',
    'zh-cn': '学生用自己的账户登录；访客输入姓名即可。',
  },
  opens_later: { en: 'It opens {time}.', 'zh-hk': '將於 {time} 開放。', 'zh-cn': '将于 {time} 开放。' },
  is_past_due: { en: 'The due time has passed.', 'zh-hk': '截止時間已過。', 'zh-cn': '截止时间已过。' },
  started: { en: 'started', 'zh-hk': '已開始', 'zh-cn': '已开始' },
  submitted: { en: 'submitted', 'zh-hk': '已提交', 'zh-cn': '已提交' },
  opened: { en: 'opened it', 'zh-hk': '已開啟', 'zh-cn': '已打开' },
  finished: { en: 'finished', 'zh-hk': '已完成', 'zh-cn': '已完成' },
  watch_reading: { en: 'See who has opened it', 'zh-hk': '查看誰已開啟', 'zh-cn': '查看谁已打开' },
  of: { en: 'of {count}', 'zh-hk': '／{count} 人', 'zh-cn': '／{count} 人' },
  watch: { en: 'Watch live', 'zh-hk': '查看即時作答', 'zh-cn': '查看实时作答' },
});
