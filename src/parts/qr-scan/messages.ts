import { defineMessages } from '#contract/language.ts';

export const scanMessages = defineMessages({
  point: {
    en: 'Point the camera at the code.',
    'zh-hk': '把鏡頭對準二維碼。',
    'zh-cn': '将镜头对准二维码。',
    'zh-tw': '將鏡頭對準 QR Code。',
  },
  starting: { en: 'The camera is starting…', 'zh-hk': '正在開啟鏡頭…', 'zh-cn': '正在打开摄像头…' },
  camera: { en: 'Picture of the camera', 'zh-hk': '鏡頭畫面', 'zh-cn': '摄像头画面' },
  refused: {
    en: 'This page may not use the camera. Allow it in the settings of the browser, or type the code.',
    'zh-hk': '本頁未獲准使用鏡頭。請在瀏覽器設定中准許，或輸入代碼。',
    'zh-cn': '本页未获准使用摄像头。请在浏览器设置中允许，或输入代码。',
    'zh-tw': '本頁未獲准使用鏡頭。請在瀏覽器設定中允許，或輸入代碼。',
  },
  missing: {
    en: 'No camera can be used on this device. Type the code instead.',
    'zh-hk': '此裝置沒有可用的鏡頭，請輸入代碼。',
    'zh-cn': '此设备没有可用的摄像头，请输入代码。',
  },
  insecure: {
    en: 'Browsers give the camera to secure pages (https) only. Type the code instead.',
    'zh-hk': '瀏覽器只讓安全網頁（https）使用鏡頭，請輸入代碼。',
    'zh-cn': '浏览器只允许安全网页（https）使用摄像头，请输入代码。',
  },
  retry: { en: 'Try the camera again', 'zh-hk': '再試開啟鏡頭', 'zh-cn': '再次打开摄像头' },
  code: { en: 'Code below the picture', 'zh-hk': '圖案下的代碼', 'zh-cn': '图案下的代码' },
  use_code: { en: 'Use this code', 'zh-hk': '使用此代碼', 'zh-cn': '使用此代码' },
});
