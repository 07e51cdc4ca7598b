import { defineMessages } from '#contract/language.ts';

/** All other refusals. */
export const usualMessages = defineMessages({
  success: { en: 'Success', 'zh-hk': '成功', 'zh-cn': '成功' },
  token_invalid: {
    en: 'Please sign in again.',
    'zh-hk': '請重新登入。',
    'zh-cn': '请重新登录。',
  },
  signed_in_elsewhere: {
    en: 'This account has been signed in on another device.',
    'zh-hk': '此帳戶已在另一裝置登入。',
    'zh-cn': '此账户已在另一设备登录。',
    'zh-tw': '此帳號已在另一個裝置登入。',
  },
  token_expired: {
    en: 'Your session has ended. Please sign in again.',
    'zh-hk': '登入時效已過，請重新登入。',
    'zh-cn': '登录已过期，请重新登录。',
  },
  invalid_input: {
    en: 'Something in the form is not right: {field}. Please check it and try again.',
    'zh-hk': '資料有誤：{field}。請檢查後再試。',
    'zh-cn': '数据有误：{field}。请检查后再试。',
  },
  unknown_field: {
    en: 'The server does not know the field “{field}”. Please reload the page.',
    'zh-hk': '伺服器不認識欄位「{field}」，請重新載入頁面。',
    'zh-cn': '服务器不认识字段“{field}”，请重新加载页面。',
  },
  wrong_credentials: {
    en: 'The sign-in name or the password is not right.',
    'zh-hk': '登入名稱或密碼不正確。',
    'zh-cn': '登录名或密码不正确。',
  },
  too_many_attempts: {
    en: 'Too many tries. Please wait {wait}, then try again.',
    'zh-hk': '嘗試次數過多，請等候 {wait}後再試。',
    'zh-cn': '尝试次数过多，请等待 {wait}后再试。',
  },
  demo_only_here: {
    en: 'This demo account works only on the machine that runs the server. Sign in there, or start the server with DEMO=1 to open the demo school to others.',
    'zh-hk':
      '此示範帳戶只可在運行伺服器的電腦上登入。請在該電腦登入；如要開放示範學校給其他人，請以 DEMO=1 啟動伺服器。',
    'zh-cn':
      '此演示账户只能在运行服务器的电脑上登录。请在该电脑上登录；如要向其他人开放演示学校，请以 DEMO=1 启动服务器。',
    'zh-tw':
      '此示範帳號只能在執行伺服器的電腦上登入。請在該電腦登入；如要開放示範學校給其他人，請以 DEMO=1 啟動伺服器。',
  },
  not_allowed: {
    en: 'You are not allowed to do this.',
    'zh-hk': '你沒有權限執行此操作。',
    'zh-cn': '你没有权限执行此操作。',
  },
  not_assigned: {
    en: 'Your teacher has opened this for other students of your class.',
    'zh-hk': '老師這次只為班上其他同學開放此活動。',
    'zh-cn': '老师这次只为班上其他同学开放此活动。',
  },
  not_found: {
    en: 'This does not exist, or it is not yours to see.',
    'zh-hk': '找不到相關資料，或你沒有權限查看。',
    'zh-cn': '找不到相关数据，或你没有权限查看。',
  },
  changed_elsewhere: {
    en: 'This was changed in another window meanwhile. Reload to see the newest version.',
    'zh-hk': '內容已在另一視窗更改，請重新載入以查看最新版本。',
    'zh-cn': '内容已在另一窗口更改，请重新加载以查看最新版本。',
    'zh-tw': '內容已在另一個視窗變更，請重新載入以查看最新版本。',
  },
  newer_version: {
    en: '{name} has saved version {number} meanwhile. Yours is not lost: look at the newer one, then save again.',
    'zh-hk': '{name} 期間已儲存第 {number} 版。你的內容沒有遺失：請先查看較新的版本，再儲存。',
    'zh-cn': '{name} 期间已保存第 {number} 版。你的内容没有丢失：请先查看较新的版本，再保存。',
    'zh-tw': '{name} 在這段期間已儲存第 {number} 版。你的內容沒有遺失：請先查看較新的版本，再儲存。',
  },
  subject_needed: {
    en: 'Choose a subject first, so that its teachers are known.',
    'zh-hk': '請先選擇科目，才可與該科老師分享。',
    'zh-cn': '请先选择科目，才能与该科老师分享。',
    'zh-tw': '請先選擇科目，才能與該科老師分享。',
  },
  question_not_usable: {
    en: 'Question {number} of the paper cannot be used: it does not exist, is not yours to see, or is not finished.',
    'zh-hk': '試卷第 {number} 題不能使用：題目不存在、你沒有權限查看，或尚未完成。',
    'zh-cn': '试卷第 {number} 题不能使用：题目不存在、你没有权限查看，或尚未完成。',
  },
  calendar_class_mismatch: {
    en: 'This class does not have this subject in the chosen school year.',
    'zh-hk': '所選學年內，該班別沒有此科目。',
    'zh-cn': '所选学年内，该班级没有此科目。',
    'zh-tw': '所選學年內，該班級沒有此科目。',
  },
  activity_in_use: {
    en: {
      one: 'It is used in {count} unit ({units}). Remove it there first.',
      other: 'It is used in {count} units ({units}). Remove it there first.',
    },
    'zh-hk': '此活動正在 {count} 個單元中使用（{units}），請先從單元移除。',
    'zh-cn': '此活动正在 {count} 个单元中使用（{units}），请先从单元移除。',
  },
  activity_not_completed: {
    en: '“{name}” has not been completed yet. Complete it first.',
    'zh-hk': '「{name}」尚未發佈，請先發佈。',
    'zh-cn': '“{name}”尚未发布，请先发布。',
    'zh-tw': '「{name}」尚未發布，請先發布。',
  },
  activity_shared: {
    en: 'It is shared in the library ({names}). Take it back there first; copies stay with those who made them.',
    'zh-hk': '此活動已在資源庫分享（{names}），請先取消分享；別人的副本不受影響。',
    'zh-cn': '此活动已在资源库分享（{names}），请先取消分享；别人的副本不受影响。',
  },
  already_submitted: {
    en: 'This attempt has already been submitted.',
    'zh-hk': '此次作答已提交。',
    'zh-cn': '本次作答已提交。',
  },
  attempts_used_up: {
    en: 'You have used all your attempts.',
    'zh-hk': '你已用完所有作答次數。',
    'zh-cn': '你已用完所有作答次数。',
  },
  not_open_yet: {
    en: 'This is not open yet.',
    'zh-hk': '活動尚未開放。',
    'zh-cn': '活动尚未开放。',
  },
  courseware_closed: {
    en: 'Your teacher has closed this.',
    'zh-hk': '老師已關閉此活動。',
    'zh-cn': '老师已关闭此活动。',
  },
  past_due: {
    en: 'The due time has passed.',
    'zh-hk': '已過截止時間。',
    'zh-cn': '已过截止时间。',
  },
  time_is_up: {
    en: 'Time is up.',
    'zh-hk': '時間已到。',
    'zh-cn': '时间已到。',
  },
  join_code_unknown: {
    en: 'There is no activity with this code. Please check it with your teacher.',
    'zh-hk': '找不到此代碼的活動，請與老師核對。',
    'zh-cn': '找不到此代码的活动，请与老师核对。',
  },
  guests_not_allowed: {
    en: 'Please sign in with your account for this activity.',
    'zh-hk': '請以你的帳戶登入此活動。',
    'zh-cn': '请用你的账户登录此活动。',
    'zh-tw': '請以你的帳號登入此活動。',
  },
  guests_full: {
    en: 'All {count} places for guests are taken. Please ask the teacher, or sign in with your account.',
    'zh-hk': '{count} 個訪客名額已滿。請向老師查詢，或以你的帳戶登入。',
    'zh-cn': '{count} 个访客名额已满。请询问老师，或用你的账户登录。',
    'zh-tw': '{count} 個訪客名額已滿。請詢問老師，或以你的帳號登入。',
  },
  guest_name_taken: {
    en: 'Somebody here already has this name. Choose another, or sign in with your account.',
    'zh-hk': '已有人使用此姓名。請改用其他姓名，或以你的帳戶登入。',
    'zh-cn': '已有人使用此姓名。请改用其他姓名，或用你的账户登录。',
    'zh-tw': '已有人使用此姓名。請改用其他姓名，或以你的帳號登入。',
  },
  courseware_deleted: {
    en: 'Your teacher has deleted this activity. If that surprises you, please ask your teacher.',
    'zh-hk': '老師已刪除此活動。如有疑問，請向老師查詢。',
    'zh-cn': '老师已删除此活动。如有疑问，请询问老师。',
    'zh-tw': '老師已刪除此活動。如有疑問，請詢問老師。',
  },
  nothing_to_choose: {
    en: 'There are too few questions to choose from. Please tell your teacher',
    'zh-hk': '可供抽取的題目不足，請告訴老師',
    'zh-cn': '可供抽取的题目不足，请告诉老师',
  },
  group_set_locked: {
    en: 'These groups are locked. Unlock them first.',
    'zh-hk': '此分組已鎖定，請先解除鎖定。',
    'zh-cn': '此分组已锁定，请先解除锁定。',
  },
  unit_deleted: {
    en: 'Its unit “{name}” is deleted, too. Bring the unit back first.',
    'zh-hk': '所屬單元「{name}」亦已刪除，請先還原該單元。',
    'zh-cn': '所属单元“{name}”也已删除，请先恢复该单元。',
    'zh-tw': '所屬單元「{name}」也已刪除，請先還原該單元。',
  },
  not_handed_in: {
    en: 'This has not been submitted yet, so it cannot be marked.',
    'zh-hk': '尚未提交，不能評分。',
    'zh-cn': '尚未提交，不能评分。',
  },
  mark_too_high: {
    en: 'The full mark of this question is {max}. Please give no more than that.',
    'zh-hk': '此題滿分為 {max} 分，評分不可高於滿分。',
    'zh-cn': '此题满分为 {max} 分，评分不能高于满分。',
  },
  mark_reason_missing: {
    en: 'Please say why you change the mark that was given automatically.',
    'zh-hk': '請填寫更改自動評分的原因。',
    'zh-cn': '请填写更改自动评分的原因。',
  },
  too_many_phrases: {
    en: 'You have {max} phrases already. Please delete one first.',
    'zh-hk': '你已有 {max} 條常用評語，請先刪除一條。',
    'zh-cn': '你已有 {max} 条常用评语，请先删除一条。',
  },
  correction_changed: {
    en: 'Something has changed since this preview, such as an answer or a mark. Please look at it again; nothing was corrected.',
    'zh-hk': '預覽後，答案或分數等資料已有更改。請再看一次預覽，未有更正任何分數。',
    'zh-cn': '预览后，答案或分数等数据已有更改。请再看一次预览，没有更正任何分数。',
    'zh-tw': '預覽後，答案或分數等資料已有變更。請再看一次預覽，尚未更正任何分數。',
  },
  correction_other_parts: {
    en: 'The corrected key must use the options and blanks that students saw. None can be added or removed here.',
    'zh-hk': '更正後的答案必須沿用學生看過的選項和填充位，不能在此增減。',
    'zh-cn': '更正后的答案必须沿用学生看过的选项和填空处，不能在此增减。',
    'zh-tw': '更正後的答案必須沿用學生看過的選項和空格，不能在此增減。',
  },
  correction_incomplete: {
    en: 'The corrected key is not complete. Please mark the right answer.',
    'zh-hk': '更正後的答案尚未完成，請標示正確答案。',
    'zh-cn': '更正后的答案尚未完成，请标示正确答案。',
  },
  marks_waiting: {
    en: {
      one: '{count} answer still waits for marking. Students will see marks without it.',
      other: '{count} answers still wait for marking. Students will see marks without them.',
    },
    'zh-hk': '尚有 {count} 個答案未批改，學生會看到未計這些答案的分數。',
    'zh-cn': '还有 {count} 个答案未批改，学生会看到未计入这些答案的分数。',
  },
  students_working: {
    en: {
      one: '{count} student has begun and not submitted yet. Closing submits what they have done.',
      other: '{count} students have begun and not submitted yet. Closing submits what they have done.',
    },
    'zh-hk': '有 {count} 名學生已開始但尚未提交，關閉後會立即提交他們現有的作答。',
    'zh-cn': '有 {count} 名学生已开始但尚未提交，关闭后会立即提交他们现有的作答。',
  },
  file_type_refused: {
    en: 'This file cannot be taken. Allowed: {extensions}.',
    'zh-hk': '不接受此檔案。可上載：{extensions}。',
    'zh-cn': '不接受此文件。可上传：{extensions}。',
    'zh-tw': '不接受此檔案。可上傳：{extensions}。',
  },
  file_content_refused: {
    en: 'What is in this file is damaged, or not what its name says. Please save it again as one of these and upload that: {extensions}.',
    'zh-hk': '檔案內容已損壞，或與檔案名稱不符。請重新儲存為以下其中一種格式，再上載：{extensions}。',
    'zh-cn': '文件内容已损坏，或与文件名不符。请重新保存为以下其中一种格式，再上传：{extensions}。',
    'zh-tw': '檔案內容已損壞，或與檔案名稱不符。請重新儲存為以下其中一種格式，再上傳：{extensions}。',
  },
  file_too_large: {
    en: 'The file is too large. It must be under {size} MB.',
    'zh-hk': '檔案太大，必須小於 {size} MB。',
    'zh-cn': '文件太大，必须小于 {size} MB。',
  },
  quota_exceeded: {
    en: 'The school’s storage has too little room left for this file. Ask an administrator for more.',
    'zh-hk': '學校的儲存空間餘下不多，容納不下此檔案。請管理員增加空間。',
    'zh-cn': '学校的存储空间所剩不多，容纳不下此文件。请管理员增加空间。',
  },
  conversion_unavailable: {
    en: 'This server cannot convert {extensions}. Please use another format, or ask your technician to install {program}.',
    'zh-hk': '此伺服器未能轉換 {extensions}。請改用其他格式，或請技術人員安裝 {program}。',
    'zh-cn': '此服务器无法转换 {extensions}。请改用其他格式，或请技术人员安装 {program}。',
    'zh-tw': '此伺服器無法轉換 {extensions}。請改用其他格式，或請技術人員安裝 {program}。',
  },
  upload_incomplete: {
    en: 'Not all of the file has arrived yet. Please try again.',
    'zh-hk': '檔案尚未完整上載，請再試一次。',
    'zh-cn': '文件尚未完整上传，请再试一次。',
    'zh-tw': '檔案尚未完整上傳，請再試一次。',
  },
  too_many_uploads: {
    en: {
      one: '{count} of your uploads has not ended yet. Wait for it or cancel it, then try again.',
      other: '{count} of your uploads have not ended yet. Wait for them or cancel some, then try again.',
    },
    'zh-hk': '你有 {count} 個檔案尚未上載完成，請等候或取消部分檔案後再試。',
    'zh-cn': '你有 {count} 个文件尚未上传完成，请等待或取消部分文件后再试。',
    'zh-tw': '你有 {count} 個檔案尚未上傳完成，請等候或取消部分檔案後再試。',
  },
  work_too_large: {
    en: 'Your files for this activity may take {size} MB in all. This one is too much.',
    'zh-hk': '此活動的檔案合共上限為 {size} MB，加上此檔案便會超出。',
    'zh-cn': '此活动的文件总共上限为 {size} MB，加上此文件就会超出。',
    'zh-tw': '此活動的檔案合計上限為 {size} MB，加上此檔案便會超出。',
  },
  guest_files_full: {
    en: 'The files of all guests of this activity may take {size} MB in all. This one is too much. Sign in with your account, or ask your teacher.',
    'zh-hk': '此活動所有訪客的檔案合共上限為 {size} MB，加上此檔案便會超出。請以你的帳戶登入，或向老師查詢。',
    'zh-cn': '此活动所有访客的文件总共上限为 {size} MB，加上此文件就会超出。请用你的账户登录，或询问老师。',
    'zh-tw': '此活動所有訪客的檔案合計上限為 {size} MB，加上此檔案便會超出。請以你的帳號登入，或詢問老師。',
  },
  too_many_files: {
    en: 'You can submit at most {count} files here. Remove one, then try again.',
    'zh-hk': '這裏最多可交 {count} 個檔案，請移除部分檔案後再試。',
    'zh-cn': '这里最多可交 {count} 个文件，请移除部分文件后再试。',
    'zh-tw': '這裡最多可交 {count} 個檔案，請移除部分檔案後再試。',
  },
  panorama_too_large: {
    en: 'The panorama has more than {count} megapixels. Save it smaller, then upload it again: 12,000 pixels wide are sharp enough.',
    'zh-hk': '全景圖超過 {count} 百萬像素。請縮小後再上載，寬 12,000 像素已夠清晰。',
    'zh-cn': '全景图超过 {count} 百万像素。请缩小后再上传，宽 12,000 像素已足够清晰。',
    'zh-tw': '全景圖超過 {count} 百萬像素。請縮小後再上傳，寬 12,000 像素已夠清晰。',
  },
  picture_too_large: {
    en: 'The picture has more than {count} megapixels. Save it smaller, then upload it again: 4,000 pixels wide are sharp enough.',
    'zh-hk': '圖片超過 {count} 百萬像素。請縮小後再上載，寬 4,000 像素已夠清晰。',
    'zh-cn': '图片超过 {count} 百万像素。请缩小后再上传，宽 4,000 像素已足够清晰。',
    'zh-tw': '圖片超過 {count} 百萬像素。請縮小後再上傳，寬 4,000 像素已夠清晰。',
  },
  file_encrypted: {
    en: 'This file is protected by a password. Save it without one, then upload that.',
    'zh-hk': '此檔案受密碼保護。請另存為沒有密碼的檔案，再上載。',
    'zh-cn': '此文件受密码保护。请另存为没有密码的文件，再上传。',
    'zh-tw': '此檔案受密碼保護。請另存為沒有密碼的檔案，再上傳。',
  },
  photo_took_too_long: {
    en: 'Converting this photo took too long. Please try again, or save it as JPG first.',
    'zh-hk': '轉換此相片需時過長。請再試一次，或先另存為 JPG。',
    'zh-cn': '转换此照片用时过长。请再试一次，或先另存为 JPG。',
    'zh-tw': '轉換此照片花費的時間過長。請再試一次，或先另存為 JPG。',
  },
  package_without_page: {
    en: 'The package has no page to begin with. Name the page that opens it index.html, put it at the top of the zip, then upload it again.',
    'zh-hk': '壓縮檔內沒有起始頁。請把起始頁命名為 index.html，放在最上層，再重新上載。',
    'zh-cn': '压缩包内没有起始页。请将起始页命名为 index.html，放在最上层，再重新上传。',
    'zh-tw': '壓縮檔內沒有起始頁。請將起始頁命名為 index.html，放在最上層，再重新上傳。',
  },
  activity_file_unknown: {
    en: 'This file holds no activity, or is damaged. Choose a zip that was made by “Save as a file”, as it was downloaded.',
    'zh-hk': '此檔案內沒有活動，或檔案已損壞。請選擇以「另存為檔案」下載的 zip 檔，不要解壓或重新壓縮。',
    'zh-cn': '此文件内没有活动，或文件已损坏。请选择用“另存为文件”下载的 zip 文件，不要解压或重新压缩。',
    'zh-tw': '此檔案內沒有活動，或檔案已損壞。請選擇以「另存為檔案」下載的 zip 檔，不要解壓縮或重新壓縮。',
  },
  activity_file_too_large: {
    en: 'The media of this activity take more than {size} MB, too much for one file. Make copies with a part of it each, and save these.',
    'zh-hk': '此活動的媒體檔案超過 {size} MB，不能存成一個檔案。請複製活動，每份保留一部分，再分別儲存。',
    'zh-cn': '此活动的媒体文件超过 {size} MB，不能存成一个文件。请复制活动，每份保留一部分，再分别保存。',
    'zh-tw': '此活動的媒體檔案超過 {size} MB，不能存成一個檔案。請複製活動，每份保留一部分，再分別儲存。',
  },
  activity_needs_school: {
    en: 'This activity draws its questions from your school’s Course Resources, which a file cannot hold. Build a quiz with these questions and save that.',
    'zh-hk': '此活動的題目抽自學校的課程資源，檔案不能包含這些題目。請用這些題目建立測驗，再儲存該測驗。',
    'zh-cn': '此活动的题目抽自学校的课程资源，文件不能包含这些题目。请用这些题目创建测验，再保存该测验。',
  },
  activity_medium_missing: {
    en: 'A file of this activity is no longer stored: {name}. Replace it in the editor, then try again.',
    'zh-hk': '此活動的一個檔案已不存在：{name}。請在編輯頁更換後再試。',
    'zh-cn': '此活动的一个文件已不存在：{name}。请在编辑页更换后再试。',
  },
  link_refused: {
    en: 'The server does not look at this page: it is not public, or not at an address with https://.',
    'zh-hk': '伺服器不會檢查此網頁：它並非公開網頁，或網址並非以 https:// 開頭。',
    'zh-cn': '服务器不会检查此网页：它不是公开网页，或网址不以 https:// 开头。',
  },
  link_unreachable: {
    en: 'No page answers at this address. Check it and try again.',
    'zh-hk': '此網址沒有回應，請檢查後再試。',
    'zh-cn': '此网址没有响应，请检查后再试。',
  },
  unknown_path: { en: 'Not found.', 'zh-hk': '找不到。', 'zh-cn': '找不到。' },
  body_too_large: {
    en: 'This is too much to send at once.',
    'zh-hk': '一次過傳送的資料太多。',
    'zh-cn': '一次发送的数据太多。',
    'zh-tw': '一次傳送的資料太多。',
  },
  too_many_requests: {
    en: 'Too many requests. Please wait a moment.',
    'zh-hk': '請求太頻密，請稍候再試。',
    'zh-cn': '请求太频繁，请稍候再试。',
    'zh-tw': '請求太頻繁，請稍候再試。',
  },
  server_error: {
    en: 'Something went wrong on the server. Your work is kept; please try again.',
    'zh-hk': '伺服器發生錯誤。你的資料仍保留，請再試一次。',
    'zh-cn': '服务器发生错误。你的数据仍保留，请再试一次。',
  },
  overloaded: {
    en: 'The server is very busy. Please try again in a moment.',
    'zh-hk': '伺服器繁忙，請稍後再試。',
    'zh-cn': '服务器繁忙，请稍后再试。',
  },
  storage_away: {
    en: 'The server cannot reach its data just now. What you typed is kept in this window; please try again in a moment.',
    'zh-hk': '伺服器暫時未能存取資料。你輸入的內容會保留在此視窗，請稍後再試。',
    'zh-cn': '服务器暂时无法存取数据。你输入的内容会保留在此窗口，请稍后再试。',
    'zh-tw': '伺服器暫時無法存取資料。你輸入的內容會保留在此視窗，請稍後再試。',
  },
  answers_wait: {
    en: 'The server cannot reach its data just now. Answers are kept on this device and are sent by themselves.',
    'zh-hk': '伺服器暫時未能存取資料。答案會保留在此裝置，稍後自動送出。',
    'zh-cn': '服务器暂时无法存取数据。答案会保留在此设备，稍后自动发送。',
    'zh-tw': '伺服器暫時無法存取資料。答案會保留在此裝置，稍後自動送出。',
  },
});
