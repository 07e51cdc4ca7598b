import { defineMessages } from '#contract/language.ts';

/** Signing in and out. The English texts are fixed by the specification. */
export const sessionMessages = defineMessages({
  has_error: { en: 'Has Error', 'zh-hk': '發生錯誤', 'zh-cn': '发生错误' },
  verification_failed: {
    en: 'Verification failed, please Login again.',
    'zh-hk': '驗證失敗，請重新登入。',
    'zh-cn': '验证失败，请重新登录。',
  },
  roles_missing: {
    en: 'getInfo: roles must be a non-null array!',
    'zh-hk': '此帳戶未獲分配任何身份，請聯絡管理員。',
    'zh-cn': '此账户未分配任何角色，请联系管理员。',
    'zh-tw': '此帳號未獲分配任何身分，請聯絡管理員。',
  },
  error_user_group: {
    en: 'Please select a teacher account to log in',
    'zh-hk': '請選用老師帳戶登入',
    'zh-cn': '请选择老师账户登录',
    'zh-tw': '請選用老師帳號登入',
  },
  logged_out: {
    en: 'You have been logged out, you can cancel to stay on this page, or log in again',
    'zh-hk': '你已被登出。你可以取消並留在此頁，或重新登入',
    'zh-cn': '你已退出登录。你可以取消并留在此页，或重新登录',
  },
  logged_out_title: { en: 'Confirm logout', 'zh-hk': '確認登出', 'zh-cn': '确认退出' },
  log_in_again: { en: 'Re-Login', 'zh-hk': '重新登入', 'zh-cn': '重新登录' },
  confirm_log_out: { en: 'Confirm to log out?', 'zh-hk': '確定要登出嗎？', 'zh-cn': '确定要退出登录吗？' },
  log_out_unsent_title: {
    en: 'Not everything has been sent yet',
    'zh-hk': '仍有內容未送出',
    'zh-cn': '还有内容未发送',
  },
  log_out_unsent: {
    en: {
      one: '{count} item is still kept on this device only. Sign in here again to send it.',
      other: '{count} items are still kept on this device only. Sign in here again to send them.',
    },
    'zh-hk': '有 {count} 項只保留在此裝置上。在此裝置再次登入便可送出。',
    'zh-cn': '有 {count} 项只保留在此设备上。在此设备再次登录就可以发送。',
  },
  log_out_anyway: { en: 'Log out anyway', 'zh-hk': '仍要登出', 'zh-cn': '仍要退出' },
  idle: {
    en: 'you have been idle too long and will be logged out',
    'zh-hk': '你已閒置過久，系統將為你登出',
    'zh-cn': '你已闲置过久，系统将退出登录',
  },
});
