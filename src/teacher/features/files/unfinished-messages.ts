import { defineMessages } from '#contract/language.ts';

export const unfinishedMessages = defineMessages({
  title: {
    en: 'Uploads under way',
    'zh-hk': '上載中的檔案',
    'zh-cn': '上传中的文件',
    'zh-tw': '上傳中的檔案',
  },
  text: {
    en: 'They keep room as long as they move. Ten minutes after the last bytes only what has arrived counts; after a day it is deleted.',
    'zh-hk': '上載期間會預留空間。停頓十分鐘後，只計算已收到的部分；一天後便會刪除。',
    'zh-cn': '上传期间会预留空间。停顿十分钟后，只计算已收到的部分；一天后就会删除。',
    'zh-tw': '上傳期間會預留空間。停頓十分鐘後，只計算已收到的部分；一天後便會刪除。',
  },
  none: {
    en: 'Nothing is being uploaded now.',
    'zh-hk': '目前沒有上載中的檔案。',
    'zh-cn': '目前没有上传中的文件。',
    'zh-tw': '目前沒有上傳中的檔案。',
  },
  progress: {
    en: '{received} of {size} · since {time}',
    'zh-hk': '已收到 {received}，共 {size} · {time} 開始',
    'zh-cn': '已收到 {received}，共 {size} · {time} 开始',
  },
  more: { en: 'and {count} more', 'zh-hk': '另有 {count} 個', 'zh-cn': '另有 {count} 个' },
  cancel: { en: 'Cancel', 'zh-hk': '取消', 'zh-cn': '取消' },
  cancel_named: {
    en: 'Cancel the upload of {file} by {name}',
    'zh-hk': '取消 {name} 的 {file}',
    'zh-cn': '取消 {name} 的 {file}',
  },
  cancelled: {
    en: 'Upload cancelled',
    'zh-hk': '已取消上載',
    'zh-cn': '已取消上传',
    'zh-tw': '已取消上傳',
  },
});
