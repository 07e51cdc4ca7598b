import { defineMessages } from '#contract/language.ts';

/** Texts that several parts of the student app share. */
export const playerMessages = defineMessages({
  late: { en: 'Late', 'zh-hk': '遲交', 'zh-cn': '迟交' },
  app_name: { en: 'For students', 'zh-hk': '學生版', 'zh-cn': '学生版' },
  to_content: { en: 'To the content', 'zh-hk': '跳至內容', 'zh-cn': '跳到内容' },
  to_home: { en: 'To my activities', 'zh-hk': '返回我的活動', 'zh-cn': '返回我的活动' },
  signed_in_as: { en: 'Signed in as {name}', 'zh-hk': '已登入：{name}', 'zh-cn': '已登录：{name}' },
  returned: {
    en: 'Your teacher returned this to you for correction. Change it and submit it again.',
    'zh-hk': '老師發還此活動給你改正，修改後請再次提交。',
    'zh-cn': '老师把此活动退回给你订正，修改后请再次提交。',
    'zh-tw': '老師發還此活動給你訂正，修改後請再次提交。',
  },
  reopened: {
    en: 'Your teacher opened this for you again. Go on and submit it again.',
    'zh-hk': '老師已為你重新開放此活動，完成後請再次提交。',
    'zh-cn': '老师已为你重新开放此活动，完成后请再次提交。',
  },
  guest: { en: 'Guest', 'zh-hk': '訪客', 'zh-cn': '访客' },
  my_profile: { en: 'My profile', 'zh-hk': '個人資料', 'zh-cn': '个人资料' },
  log_out: { en: 'Log out', 'zh-hk': '登出', 'zh-cn': '退出登录' },
  log_out_title: {
    en: 'Not everything has been sent yet',
    'zh-hk': '仍有內容未送出',
    'zh-cn': '还有内容未发送',
  },
  log_out_text: {
    en: 'Some of your work is kept on this device only. It stays here; sign in here again, and it is sent.',
    'zh-hk': '部分作答只保留在此裝置上，登出後仍會保留。在此裝置再次登入，便會送出。',
    'zh-cn': '部分作答只保留在此设备上，退出后仍会保留。在此设备再次登录，就会发送。',
  },
  kept_work: {
    en: {
      one: 'Work that is not sent yet is kept on this device: {count} item. Sign in with the account that made it, and it is sent.',
      other:
        'Work that is not sent yet is kept on this device: {count} items. Sign in with the account that made them, and they are sent.',
    },
    'zh-hk': '此裝置仍保留 {count} 項未送出的內容，用作答時的帳戶登入便會自動送出。',
    'zh-cn': '此设备还保留着 {count} 项未发送的内容，用作答时的账户登录后会自动发送。',
    'zh-tw': '此裝置仍保留 {count} 項未送出的內容，用作答時的帳號登入便會自動送出。',
  },
  log_out_anyway: { en: 'Log out anyway', 'zh-hk': '仍要登出', 'zh-cn': '仍要退出' },
  offline_copy: {
    en: 'No network: this is as it was last time.',
    'zh-hk': '沒有網絡：以下是上次載入的內容。',
    'zh-cn': '没有网络：以下是上次加载的内容。',
    'zh-tw': '沒有網路：以下是上次載入的內容。',
  },
  server_away_copy: {
    en: 'The server cannot reach its data just now: this is as it was last time.',
    'zh-hk': '伺服器暫時未能存取資料：以下是上次載入的內容。',
    'zh-cn': '服务器暂时无法存取数据：以下是上次加载的内容。',
    'zh-tw': '伺服器暫時無法存取資料：以下是上次載入的內容。',
  },
  offline_title: { en: 'There is no network', 'zh-hk': '沒有網絡', 'zh-cn': '没有网络', 'zh-tw': '沒有網路' },
  offline_text: {
    en: 'As soon as the network is back, this page goes on by itself.',
    'zh-hk': '網絡恢復後，此頁會自動繼續。',
    'zh-cn': '网络恢复后，此页会自动继续。',
    'zh-tw': '網路恢復後，此頁會自動繼續。',
  },
  not_found_title: { en: 'This page does not exist', 'zh-hk': '找不到此頁', 'zh-cn': '找不到此页' },
  points: {
    en: { one: '{count} point', other: '{count} points' },
    'zh-hk': '{count} 分',
    'zh-cn': '{count} 分',
  },
  questions: {
    en: { one: '{count} question', other: '{count} questions' },
    'zh-hk': '{count} 題',
    'zh-cn': '{count} 题',
  },
  score_of: { en: '{score} of {max}', 'zh-hk': '{score} / {max} 分', 'zh-cn': '{score} / {max} 分' },
});
