import { defineMessages } from '#contract/language.ts';

export const recordStoreMessages = defineMessages({
  title: { en: 'Record store', 'zh-hk': '學習紀錄庫', 'zh-cn': '学习记录库' },
  text: {
    en: 'Statements of learning (xAPI) about students’ work go to the record store of the school: what was begun, answered, completed, read, watched and scored. The words of answers stay here.',
    'zh-hk':
      '把學生作答的學習紀錄（xAPI）送到學校的學習紀錄庫：何時開始、回答、完成、閱讀、觀看，以及分數。答案內容不會送出。',
    'zh-cn':
      '把学生作答的学习记录（xAPI）发送到学校的学习记录库：何时开始、回答、完成、阅读、观看，以及分数。答案内容不会发送。',
  },
  is_on: {
    en: 'Write and send statements of learning',
    'zh-hk': '記錄並送出學習紀錄',
    'zh-cn': '记录并发送学习记录',
  },
  address: { en: 'Address of the store', 'zh-hk': '學習紀錄庫網址', 'zh-cn': '学习记录库网址' },
  address_text: {
    en: 'For example https://records.example.org/xapi. Without an address, what still waits is deleted.',
    'zh-hk': '例如 https://records.example.org/xapi。留空會刪除等候送出的紀錄。',
    'zh-cn': '例如 https://records.example.org/xapi。留空会删除等待发送的记录。',
  },
  address_wrong: {
    en: 'Enter an address that begins with https:// or http://.',
    'zh-hk': '請輸入以 https:// 或 http:// 開首的網址。',
    'zh-cn': '请输入以 https:// 或 http:// 开头的网址。',
    'zh-tw': '請輸入以 https:// 或 http:// 開頭的網址。',
  },
  key: { en: 'Key', 'zh-hk': '金鑰', 'zh-cn': '密钥' },
  key_wrong: {
    en: 'A key has no colon.',
    'zh-hk': '金鑰不能含有冒號。',
    'zh-cn': '密钥不能含有冒号。',
  },
  secret: { en: 'Secret', 'zh-hk': '金鑰密碼', 'zh-cn': '密钥密码' },
  secret_kept: {
    en: 'A secret is stored and is not shown. Leave this empty to keep it; with another address, enter it again.',
    'zh-hk': '已儲存密碼，不會顯示。留空即保留；更改網址後須重新輸入。',
    'zh-cn': '已保存密码，不会显示。留空即保留；更改网址后须重新输入。',
  },
  secret_none: {
    en: 'No secret is stored.',
    'zh-hk': '未儲存密碼。',
    'zh-cn': '未保存密码。',
  },
  version: { en: 'Version of xAPI', 'zh-hk': 'xAPI 版本', 'zh-cn': 'xAPI 版本' },
  home: { en: 'Address of this school', 'zh-hk': '本校網址', 'zh-cn': '本校网址' },
  home_text: {
    en: 'Names accounts and activities in statements. Keep it once statements were sent, so that the store knows them again.',
    'zh-hk': '用來識別紀錄中的帳戶和活動。開始送出紀錄後請勿更改，否則紀錄庫無法辨認。',
    'zh-cn': '用来识别记录中的账户和活动。开始发送记录后请勿更改，否则记录库无法辨认。',
    'zh-tw': '用來識別紀錄中的帳號和活動。開始送出紀錄後請勿更改，否則紀錄庫無法辨認。',
  },
  has_names: {
    en: 'Statements include the names of students',
    'zh-hk': '紀錄包括學生姓名',
    'zh-cn': '记录包括学生姓名',
  },
  has_names_text: {
    en: 'Otherwise a number stands for each student. Email addresses are never sent.',
    'zh-hk': '否則只以編號代表學生。不會送出電郵地址。',
    'zh-cn': '否则只以编号代表学生。不会发送邮箱地址。',
    'zh-tw': '否則只以編號代表學生。不會送出電子郵件地址。',
  },
  test: { en: 'Send a test', 'zh-hk': '送出測試紀錄', 'zh-cn': '发送测试记录' },
  test_done: {
    en: 'The store has taken the test.',
    'zh-hk': '學習紀錄庫已收到測試紀錄。',
    'zh-cn': '学习记录库已收到测试记录。',
  },
  test_failed: {
    en: 'The test could not be sent.',
    'zh-hk': '未能送出測試紀錄。',
    'zh-cn': '无法发送测试记录。',
    'zh-tw': '無法送出測試紀錄。',
  },
  waiting: {
    en: { one: '{number} statement waits to be sent.', other: '{number} statements wait to be sent.' },
    'zh-hk': '{number} 項紀錄等候送出。',
    'zh-cn': '{number} 条记录等待发送。',
  },
  sent: { en: 'Last sent: {time}', 'zh-hk': '上次送出：{time}', 'zh-cn': '上次发送：{time}' },
  not_sent: { en: 'Nothing has been sent yet.', 'zh-hk': '未曾送出紀錄。', 'zh-cn': '尚未发送记录。' },
  retry: {
    en: 'Nothing is lost; it is tried again at {time}.',
    'zh-hk': '紀錄不會遺失，將於 {time} 再試。',
    'zh-cn': '记录不会丢失，将于 {time} 再试。',
  },
  unreachable: {
    en: 'The store cannot be reached.',
    'zh-hk': '無法連接學習紀錄庫。',
    'zh-cn': '无法连接学习记录库。',
  },
  too_slow: {
    en: 'The store did not answer in time.',
    'zh-hk': '學習紀錄庫逾時沒有回應。',
    'zh-cn': '学习记录库超时没有响应。',
  },
  wrong_key: {
    en: 'The store refused the key or the secret ({status}).',
    'zh-hk': '學習紀錄庫不接受金鑰或密碼（{status}）。',
    'zh-cn': '学习记录库不接受密钥或密码（{status}）。',
  },
  wrong_address: {
    en: 'No record store takes statements at this address ({status}).',
    'zh-hk': '此網址沒有接收紀錄的學習紀錄庫（{status}）。',
    'zh-cn': '此网址没有接收记录的学习记录库（{status}）。',
  },
  statement_refused: {
    en: 'The store refused a statement ({status}).',
    'zh-hk': '學習紀錄庫拒絕了一項紀錄（{status}）。',
    'zh-cn': '学习记录库拒绝了一条记录（{status}）。',
  },
  other_answer: {
    en: 'The store answered with an error ({status}).',
    'zh-hk': '學習紀錄庫發生錯誤（{status}）。',
    'zh-cn': '学习记录库发生错误（{status}）。',
  },
});
