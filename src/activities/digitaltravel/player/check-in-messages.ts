import { defineMessages } from '#contract/language.ts';

export const checkInMessages = defineMessages({
  title: { en: 'Check in', 'zh-hk': '簽到', 'zh-cn': '签到', 'zh-tw': '報到' },
  done: {
    en: 'Checked in at {time}',
    'zh-hk': '已於 {time} 簽到',
    'zh-cn': '已于 {time} 签到',
    'zh-tw': '已於 {time} 報到',
  },
  by_position: {
    en: 'Check in by position',
    'zh-hk': '以位置簽到',
    'zh-cn': '用位置签到',
    'zh-tw': '以位置報到',
  },
  by_code: { en: 'Scan the code', 'zh-hk': '掃描二維碼', 'zh-cn': '扫描二维码', 'zh-tw': '掃描 QR Code' },
  by_word: { en: 'I am here', 'zh-hk': '我在這裏', 'zh-cn': '我在这里', 'zh-tw': '我在這裡' },
  asking: { en: 'Looking for your position…', 'zh-hk': '正在尋找你的位置…', 'zh-cn': '正在寻找你的位置…' },
  far: {
    en: 'You are about {distance} m away; check-in is within {radius} m. Your position is accurate to {accuracy} m.',
    'zh-hk': '你距離約 {distance} 米，需在 {radius} 米內簽到。位置誤差約 {accuracy} 米。',
    'zh-cn': '你距离约 {distance} 米，需在 {radius} 米内签到。位置误差约 {accuracy} 米。',
    'zh-tw': '你距離約 {distance} 公尺，需在 {radius} 公尺內報到。位置誤差約 {accuracy} 公尺。',
  },
  far_unknown: {
    en: 'You are about {distance} m away; check-in is within {radius} m.',
    'zh-hk': '你距離約 {distance} 米，需在 {radius} 米內簽到。',
    'zh-cn': '你距离约 {distance} 米，需在 {radius} 米内签到。',
    'zh-tw': '你距離約 {distance} 公尺，需在 {radius} 公尺內報到。',
  },
  refused: {
    en: 'This page is not allowed to know your position. Allow it in the browser’s settings, or use another way.',
    'zh-hk': '本頁未獲准取得你的位置。請在瀏覽器設定中允許，或用其他方法。',
    'zh-cn': '本页未获准取得你的位置。请在浏览器设置中允许，或用其他方法。',
    'zh-tw': '本頁未獲准取得你的位置。請在瀏覽器設定中允許，或用其他方法。',
  },
  unavailable: {
    en: 'This device cannot find its position. Go outdoors, or use another way.',
    'zh-hk': '裝置找不到位置。請走到戶外，或用其他方法。',
    'zh-cn': '设备找不到位置。请走到户外，或用其他方法。',
    'zh-tw': '裝置找不到位置。請走到戶外，或用其他方法。',
  },
  word_soon: {
    en: 'If nothing else works, you can say that you are here in {seconds} seconds. Your teacher sees that it was not checked.',
    'zh-hk': '如其他方法都不成功，{seconds} 秒後可自行表示已到達。老師會看到這次簽到未經核實。',
    'zh-cn': '如其他方法都不成功，{seconds} 秒后可自行表示已到达。老师会看到这次签到未经核实。',
    'zh-tw': '如其他方法都不成功，{seconds} 秒後可自行表示已到達。老師會看到這次報到未經核實。',
  },
  word_now: {
    en: 'Your teacher sees that this was not checked.',
    'zh-hk': '老師會看到這次簽到未經核實。',
    'zh-cn': '老师会看到这次签到未经核实。',
    'zh-tw': '老師會看到這次報到未經核實。',
  },
  other_code: {
    en: 'This is not the code of this stop.',
    'zh-hk': '這不是本站的代碼。',
    'zh-cn': '这不是本站的代码。',
  },
});
