import { defineMessages } from '#contract/language.ts';

export const alongMessages = defineMessages({
  title: { en: 'For a day without network', 'zh-hk': '離線使用', 'zh-cn': '离线使用' },
  lead: {
    en: 'Take the whole activity along on this device. You can then open it, answer and take photos without network; everything is sent when the network is back.',
    'zh-hk': '把整個活動下載到此裝置。之後沒有網絡也可開啟、作答和拍照，恢復連線後便會全部送出。',
    'zh-cn': '把整个活动下载到此设备。之后没有网络也可以打开、作答和拍照，恢复联网后会全部发送。',
    'zh-tw': '把整個活動下載到此裝置。之後沒有網路也可開啟、作答和拍照，恢復連線後便會全部送出。',
  },
  starts: {
    en: 'This starts the activity.',
    'zh-hk': '下載時便會開始此活動。',
    'zh-cn': '下载时便会开始此活动。',
  },
  take: { en: 'Take along', 'zh-hk': '下載整個活動', 'zh-cn': '下载整个活动' },
  measuring: { en: 'Working out the size…', 'zh-hk': '正在計算大小…', 'zh-cn': '正在计算大小…' },
  size: {
    en: { one: '{count} file, {size}', other: '{count} files, {size}' },
    'zh-hk': '共 {count} 個檔案，{size}',
    'zh-cn': '共 {count} 个文件，{size}',
  },
  size_left: {
    en: 'Still to download: {size}',
    'zh-hk': '尚待下載：{size}',
    'zh-cn': '还需下载：{size}',
  },
  free: {
    en: 'Free on this device: {free}',
    'zh-hk': '此裝置可用空間：{free}',
    'zh-cn': '此设备可用空间：{free}',
  },
  too_little: {
    en: 'Too little room: {needed} are needed, with room for photos; {free} are free. Delete what you do not need on this device, then try again.',
    'zh-hk': '空間不足：連同相片需要 {needed}，現有 {free}。請刪除裝置上不需要的內容後再試。',
    'zh-cn': '空间不足：连同照片需要 {needed}，现有 {free}。请删除设备上不需要的内容后再试。',
    'zh-tw': '空間不足：連同照片需要 {needed}，現有 {free}。請刪除裝置上不需要的內容後再試。',
  },
  begin: { en: 'Download now', 'zh-hk': '立即下載', 'zh-cn': '立即下载' },
  progress: {
    en: '{kept} of {count} files · {keptSize} of {size}',
    'zh-hk': '{kept} / {count} 個檔案 · {keptSize} / {size}',
    'zh-cn': '{kept} / {count} 个文件 · {keptSize} / {size}',
  },
  stay: {
    en: 'Keep the app open until this has ended.',
    'zh-hk': '完成前請勿關閉此程式。',
    'zh-cn': '完成前请勿关闭此程序。',
  },
  not_complete: { en: 'Not complete', 'zh-hk': '尚未完成', 'zh-cn': '尚未完成' },
  stopped_network: {
    en: 'The network is gone. This goes on once it is back.',
    'zh-hk': '網絡已中斷，恢復連線後會自動繼續。',
    'zh-cn': '网络已中断，恢复联网后会自动继续。',
    'zh-tw': '網路已中斷，恢復連線後會自動繼續。',
  },
  stopped_server: {
    en: 'The school’s server did not give everything. Wait a few minutes, then continue.',
    'zh-hk': '學校的伺服器未能送出全部內容，請過幾分鐘再繼續。',
    'zh-cn': '学校的服务器没有发送全部内容，请过几分钟再继续。',
    'zh-tw': '學校的伺服器沒有送出全部內容，請過幾分鐘再繼續。',
  },
  stopped_full: {
    en: 'This device is full: {needed} more are needed, with room for photos; {free} are free. What is here stays. Delete what you do not need, then continue.',
    'zh-hk': '裝置已滿：連同相片還需要 {needed}，現有 {free}。已下載的內容會保留。請刪除不需要的內容後繼續。',
    'zh-cn': '设备已满：连同照片还需要 {needed}，现有 {free}。已下载的内容会保留。请删除不需要的内容后继续。',
    'zh-tw': '裝置已滿：連同照片還需要 {needed}，現有 {free}。已下載的內容會保留。請刪除不需要的內容後繼續。',
  },
  stopped_cancelled: {
    en: 'Stopped. What is here stays.',
    'zh-hk': '已停止，已下載的內容會保留。',
    'zh-cn': '已停止，已下载的内容会保留。',
  },
  stopped_left: {
    en: 'The app was closed before everything was here.',
    'zh-hk': '程式在完成前已關閉。',
    'zh-cn': '程序在完成前已关闭。',
  },
  go_on: { en: 'Continue download', 'zh-hk': '繼續下載', 'zh-cn': '继续下载' },
  ready: { en: 'Ready to go', 'zh-hk': '可以出發', 'zh-cn': '可以出发' },
  ready_text: {
    en: 'Everything is on this device. It is removed once you have submitted and everything is sent.',
    'zh-hk': '全部內容已在此裝置。提交並全部送出後，便會自動移除。',
    'zh-cn': '全部内容已在此设备。提交并全部发送后，就会自动移除。',
  },
  remove: { en: 'Remove from this device', 'zh-hk': '從此裝置移除', 'zh-cn': '从此设备移除' },
  remove_text: {
    en: 'Without network you then cannot see pictures and videos. Your answers stay.',
    'zh-hk': '移除後，沒有網絡便不能看圖片和影片。你的答案會保留。',
    'zh-cn': '移除后，没有网络便不能看图片和视频。你的答案会保留。',
    'zh-tw': '移除後，沒有網路便不能看圖片和影片。你的答案會保留。',
  },
  unknown_size: { en: 'unknown', 'zh-hk': '不詳', 'zh-cn': '未知' },
  no_cache: {
    en: 'Browsers keep nothing for pages without https: open the app at an address that begins with https, or stay in the network.',
    'zh-hk': '沒有 https 的網頁不能離線使用：請以 https 開頭的網址開啟，或留在有網絡的地方。',
    'zh-cn': '没有 https 的网页不能离线使用：请用 https 开头的网址打开，或留在有网络的地方。',
    'zh-tw': '沒有 https 的網頁不能離線使用：請以 https 開頭的網址開啟，或留在有網路的地方。',
  },
});
