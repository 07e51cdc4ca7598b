import { defineMessages } from '#contract/language.ts';

export const checkMessages = defineMessages({
  title: { en: 'Before you leave', 'zh-hk': '出發前檢查', 'zh-cn': '出发前检查' },
  lead: {
    en: 'Your browser may ask whether the app may use the camera and your position: allow it.',
    'zh-hk': '瀏覽器可能會詢問可否使用鏡頭和位置，請選擇允許。',
    'zh-cn': '浏览器可能会询问能否使用摄像头和位置，请选择允许。',
  },
  check: { en: 'Check this device', 'zh-hk': '檢查此裝置', 'zh-cn': '检查此设备' },
  check_again: { en: 'Check again', 'zh-hk': '再次檢查', 'zh-cn': '再次检查' },
  fine: { en: 'In order', 'zh-hk': '正常', 'zh-cn': '正常' },
  not_fine: { en: 'To do', 'zh-hk': '須處理', 'zh-cn': '需处理' },
  session: { en: 'Signed in', 'zh-hk': '登入', 'zh-cn': '登录' },
  session_ok: { en: 'Until {until}', 'zh-hk': '有效至 {until}', 'zh-cn': '有效至 {until}' },
  session_short: {
    en: 'Only until {until}. For longer, log out, sign in again and then take the activity along. What you do later stays here in any case and is sent once you have signed in.',
    'zh-hk':
      '只有效至 {until}。如需更長時間，請先登出再登入，然後才下載活動。過時後所做的仍會留在此裝置，登入後便會送出。',
    'zh-cn':
      '只有效至 {until}。如需更长时间，请先退出再登录，然后才下载活动。过时后所做的仍会留在此设备，登录后便会发送。',
  },
  session_unknown: {
    en: 'The school cannot be reached now. Check again with network.',
    'zh-hk': '現時未能連接學校，請連線後再檢查。',
    'zh-cn': '现在无法连接学校，请联网后再检查。',
    'zh-tw': '目前無法連接學校，請連線後再檢查。',
  },
  app: { en: 'Opens without network', 'zh-hk': '離線開啟', 'zh-cn': '离线打开' },
  app_ok: { en: 'The app is on this device.', 'zh-hk': '程式已在此裝置。', 'zh-cn': '程序已在此设备。' },
  app_missing: {
    en: 'Load this page once more with network. In a private window, or without https, it does not work.',
    'zh-hk': '請連線後重新載入此頁。無痕視窗或沒有 https 的網頁不能離線開啟。',
    'zh-cn': '请联网后重新加载此页。无痕窗口或没有 https 的网页不能离线打开。',
  },
  camera: { en: 'Camera', 'zh-hk': '鏡頭', 'zh-cn': '摄像头' },
  camera_ok: { en: 'The app may use it.', 'zh-hk': '可以使用。', 'zh-cn': '可以使用。' },
  camera_refused: {
    en: 'Not allowed. Allow the camera for this page in the settings of the browser; codes can also be typed.',
    'zh-hk': '未獲准使用。請在瀏覽器設定中准許此頁使用鏡頭；代碼亦可輸入。',
    'zh-cn': '未获准使用。请在浏览器设置中允许此页使用摄像头；代码也可以输入。',
    'zh-tw': '未獲准使用。請在瀏覽器設定中允許此頁使用鏡頭；代碼亦可輸入。',
  },
  camera_missing: {
    en: 'No camera was found. Photos can be chosen from the device, codes can be typed.',
    'zh-hk': '找不到鏡頭。相片可從裝置選取，代碼可輸入。',
    'zh-cn': '找不到摄像头。照片可以从设备选取，代码可以输入。',
    'zh-tw': '找不到鏡頭。照片可從裝置選取，代碼可輸入。',
  },
  position: { en: 'Position', 'zh-hk': '位置', 'zh-cn': '位置' },
  position_ok: {
    en: 'Known within {metres} m.',
    'zh-hk': '誤差約 {metres} 米。',
    'zh-cn': '误差约 {metres} 米。',
    'zh-tw': '誤差約 {metres} 公尺。',
  },
  position_refused: {
    en: 'Not allowed. Allow the position for this page in the settings of the browser and of the device.',
    'zh-hk': '未獲准使用。請在瀏覽器和裝置設定中准許此頁使用位置。',
    'zh-cn': '未获准使用。请在浏览器和设备设置中允许此页使用位置。',
    'zh-tw': '未獲准使用。請在瀏覽器和裝置設定中允許此頁使用位置。',
  },
  position_missing: {
    en: 'The device does not find it. Switch on its location service and check again outdoors.',
    'zh-hk': '裝置未能定位。請開啟定位服務，到戶外再檢查。',
    'zh-cn': '设备无法定位。请打开定位服务，到户外再检查。',
    'zh-tw': '裝置無法定位。請開啟定位服務，到戶外再檢查。',
  },
  storage: { en: 'Room', 'zh-hk': '儲存空間', 'zh-cn': '存储空间' },
  storage_ok: {
    en: '{free} free, and the browser keeps what is stored.',
    'zh-hk': '尚餘 {free}，瀏覽器會保留已儲存的內容。',
    'zh-cn': '还剩 {free}，浏览器会保留已存储的内容。',
    'zh-tw': '剩餘 {free}，瀏覽器會保留已儲存的內容。',
  },
  storage_unprotected: {
    en: '{free} free. The browser may clear what is stored when the device runs full.',
    'zh-hk': '尚餘 {free}。裝置空間用盡時，瀏覽器可能會清除已儲存的內容。',
    'zh-cn': '还剩 {free}。设备空间用尽时，浏览器可能会清除已存储的内容。',
    'zh-tw': '剩餘 {free}。裝置空間用盡時，瀏覽器可能會清除已儲存的內容。',
  },
  storage_little: {
    en: 'Only {free} free: too little for photos. Delete what you do not need on this device.',
    'zh-hk': '只餘 {free}，不足以儲存相片。請刪除裝置上不需要的內容。',
    'zh-cn': '只剩 {free}，不够存储照片。请删除设备上不需要的内容。',
    'zh-tw': '只剩 {free}，不足以儲存照片。請刪除裝置上不需要的內容。',
  },
  iphone: {
    en: 'On iPhone and iPad: Safari clears sites that were not used for seven days. If you leave later than that, choose “Share”, “Add to Home Screen”, open the app from there, sign in and take the activity along there.',
    'zh-hk':
      'iPhone 和 iPad：Safari 會清除七天沒有使用的網站。如在七天後才出發，請選「分享」→「加至主畫面」，從主畫面開啟程式，登入後在那裏下載。',
    'zh-cn':
      'iPhone 和 iPad：Safari 会清除七天没有使用的网站。如果七天后才出发，请选“共享”→“添加到主屏幕”，从主屏幕打开程序，登录后在那里下载。',
    'zh-tw':
      'iPhone 和 iPad：Safari 會清除七天沒有使用的網站。如在七天後才出發，請選「分享」→「加入主畫面」，從主畫面開啟程式，登入後在那裡下載。',
  },
});
