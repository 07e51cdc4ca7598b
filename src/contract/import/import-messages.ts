import { defineMessages } from '#contract/language.ts';

/** Problems with a file as a whole, shown on the screen and by the command. */
export const fileMessages = defineMessages({
  empty_file: {
    en: 'The file is empty. Please choose one with a line of column names and a line for each person.',
    'zh-hk': '檔案是空的。請選擇有欄名一行、其後每人一行的檔案。',
    'zh-cn': '文件是空的。请选择有列名一行、其后每人一行的文件。',
    'zh-tw': '檔案是空的。請選擇有欄名一列、其後每人一列的檔案。',
  },
  no_people: {
    en: 'The file has column names but no people below them.',
    'zh-hk': '檔案只有欄名，沒有任何人的資料。',
    'zh-cn': '文件只有列名，没有任何人的数据。',
  },
  file_too_large: {
    en: 'The file is too large: at most {size} MB.',
    'zh-hk': '檔案太大，上限為 {size} MB。',
    'zh-cn': '文件太大，上限为 {size} MB。',
  },
  too_many_rows: {
    en: 'The file has more than {max} lines. Please split it, e.g. by grade.',
    'zh-hk': '檔案超過 {max} 行。請分成多個檔案，例如按年級分開。',
    'zh-cn': '文件超过 {max} 行。请分成多个文件，例如按年级分开。',
    'zh-tw': '檔案超過 {max} 列。請分成多個檔案，例如按年級分開。',
  },
  too_many_columns: {
    en: 'This list has more columns than {max}: line {line} has something in column {column}. Please delete it, or check that this is a list of people.',
    'zh-hk': '此名單超過 {max} 欄：第 {line} 行的 {column} 欄有內容。請刪除該內容，或檢查這是否人員名單。',
    'zh-cn': '此名单超过 {max} 列：第 {line} 行的 {column} 列有内容。请删除该内容，或检查这是否人员名单。',
    'zh-tw': '此名單超過 {max} 欄：第 {line} 列的 {column} 欄有內容。請刪除該內容，或檢查這是否人員名單。',
  },
  too_much_text: {
    en: 'This list has more text in its cells than a list of people needs. Please keep the columns about people only.',
    'zh-hk': '此名單格內的文字多於人員名單所需。請只保留人員資料的欄。',
    'zh-cn': '此名单格内的文字多于人员名单所需。请只保留人员信息的列。',
  },
  too_much_to_read: {
    en: 'Reading this list takes more time or memory than a list of people may. Please copy the people into a new file, without other sheets and formats, or split it, e.g. by grade.',
    'zh-hk':
      '讀取此名單所需的時間或記憶體過多。請將人員資料複製到新檔案，不要包含其他工作表和格式；或分成多個檔案，例如按年級分開。',
    'zh-cn':
      '读取此名单所需的时间或内存过多。请将人员信息复制到新文件，不要包含其他工作表和格式；或分成多个文件，例如按年级分开。',
    'zh-tw':
      '讀取此名單所需的時間或記憶體過多。請將人員資料複製到新檔案，不要包含其他工作表和格式；或分成多個檔案，例如依年級分開。',
  },
  unknown_format: {
    en: 'This list cannot be read here. Please open it in the program that wrote it, save it as .xlsx and choose that.',
    'zh-hk': '此檔案並非可讀取的名單。請用原本的程式開啟，另存為 .xlsx，再選擇該檔案。',
    'zh-cn': '此文件不是可读取的名单。请用原来的程序打开，另存为 .xlsx，再选择该文件。',
    'zh-tw': '此檔案不是可讀取的名單。請用原本的程式開啟，另存為 .xlsx，再選擇該檔案。',
  },
  workbook_encrypted: {
    en: 'This file is protected by a password. Please save it without one and choose that.',
    'zh-hk': '此檔案受密碼保護。請另存為沒有密碼的檔案，再選擇該檔案。',
    'zh-cn': '此文件受密码保护。请另存为没有密码的文件，再选择该文件。',
  },
  damaged_workbook: {
    en: 'This workbook is damaged, or was written in a way that cannot be read. Please open it, save it again as .xlsx and choose that.',
    'zh-hk': '未能讀取此試算表，檔案可能已損壞。請開啟後另存為 .xlsx，再選擇該檔案。',
    'zh-cn': '无法读取此电子表格，文件可能已损坏。请打开后另存为 .xlsx，再选择该文件。',
    'zh-tw': '無法讀取此試算表，檔案可能已損壞。請開啟後另存為 .xlsx，再選擇該檔案。',
  },
  damaged_zip: {
    en: 'The zip file is damaged.',
    'zh-hk': '壓縮檔已損壞。',
    'zh-cn': '压缩包已损坏。',
  },
  zip_encrypted: {
    en: 'The zip file is protected by a password. Please make it without one and choose that.',
    'zh-hk': '壓縮檔受密碼保護。請重新壓縮，不要設定密碼，再選擇該檔案。',
    'zh-cn': '压缩包受密码保护。请重新压缩，不要设置密码，再选择该文件。',
  },
  zip_with_list: {
    en: 'This zip is not a OneRoster package. Please unpack it and choose the list that is in it.',
    'zh-hk': '此壓縮檔並非 OneRoster 資料。請先解壓，再選擇其中的名單。',
    'zh-cn': '此压缩包不是 OneRoster 数据。请先解压，再选择其中的名单。',
    'zh-tw': '此壓縮檔不是 OneRoster 資料。請先解壓縮，再選擇其中的名單。',
  },
  zip_bomb: {
    en: 'Unpacked, this file would be larger than {size} MB. It is not read.',
    'zh-hk': '此檔案解壓後會超過 {size} MB，故不會讀取。',
    'zh-cn': '此文件解压后会超过 {size} MB，因此不会读取。',
    'zh-tw': '此檔案解壓縮後會超過 {size} MB，故不會讀取。',
  },
  roster_file_missing: {
    en: 'The package lacks {file}, which OneRoster requires.',
    'zh-hk': '壓縮檔內沒有 OneRoster 所需的 {file}。',
    'zh-cn': '压缩包内没有 OneRoster 所需的 {file}。',
  },
  roster_column_missing: {
    en: '{file} lacks the column {column}, which OneRoster requires.',
    'zh-hk': '{file} 沒有 OneRoster 所需的 {column} 欄。',
    'zh-cn': '{file} 没有 OneRoster 所需的 {column} 列。',
  },
  roster_delta: {
    en: '{file} holds changes only (delta). Please export the whole school (bulk).',
    'zh-hk': '{file} 只含更改部分（delta）。請匯出全校資料（bulk）。',
    'zh-cn': '{file} 只含更改部分（delta）。请导出全校数据（bulk）。',
  },
  roster_version: {
    en: 'This package is of OneRoster {version}. Versions 1.1 and 1.2 can be read.',
    'zh-hk': '此壓縮檔屬 OneRoster {version}。可讀取 1.1 和 1.2 版。',
    'zh-cn': '此压缩包属 OneRoster {version}。可读取 1.1 和 1.2 版。',
  },
});
export type FileProblemKey = keyof typeof fileMessages;

/** Notices about the whole list; `name_missing` and `school_year_missing` prevent the import. */
export const noticeMessages = defineMessages({
  name_missing: {
    en: 'No column holds the names. Please choose below which one does.',
    'zh-hk': '未能找到姓名一欄，請在下方指定。',
    'zh-cn': '找不到姓名一列，请在下方指定。',
    'zh-tw': '找不到姓名一欄，請在下方指定。',
  },
  columns_swapped: {
    en: 'The columns “{first}” and “{second}” look swapped. Please check them below.',
    'zh-hk': '「{first}」與「{second}」兩欄似乎對調了，請在下方檢查。',
    'zh-cn': '“{first}”与“{second}”两列似乎对调了，请在下方检查。',
  },
  encoding_wrong: {
    en: {
      one: '{count} line has characters that cannot be read. Please try another encoding.',
      other: '{count} lines have characters that cannot be read. Please try another encoding.',
    },
    'zh-hk': '有 {count} 行出現無法讀取的字，請改用其他編碼。',
    'zh-cn': '有 {count} 行出现无法读取的字，请改用其他编码。',
    'zh-tw': '有 {count} 列出現無法讀取的字，請改用其他編碼。',
  },
  formulas: {
    en: {
      one: '{count} cell looks like a formula. It is kept as text and never calculated.',
      other: '{count} cells look like formulas. They are kept as text and never calculated.',
    },
    'zh-hk': '有 {count} 格像是公式，會當作文字保留，不會計算。',
    'zh-cn': '有 {count} 格像是公式，会当作文字保留，不会计算。',
  },
  places_missing: {
    en: {
      one: '{count} line names classes or subjects that the school lacks: {names}.',
      other: '{count} lines name classes or subjects that the school lacks: {names}.',
    },
    'zh-hk': '有 {count} 行的班別或科目是學校沒有的：{names}。',
    'zh-cn': '有 {count} 行的班级或科目是学校没有的：{names}。',
    'zh-tw': '有 {count} 列的班級或科目是學校沒有的：{names}。',
  },
  others_left_out: {
    en: {
      one: '{count} person is neither a student nor a teacher and is left out.',
      other: '{count} people are neither students nor teachers and are left out.',
    },
    'zh-hk': '有 {count} 人並非學生或老師，不會匯入。',
    'zh-cn': '有 {count} 人不是学生或老师，不会导入。',
  },
  sessions_left_out: {
    en: 'Classes of other school years, or of other parts of the year, are left out: {names}.',
    'zh-hk': '其他學年或學年中其他時段的班別不會匯入：{names}。',
    'zh-cn': '其他学年或学年中其他时段的班级不会导入：{names}。',
    'zh-tw': '其他學年或學年中其他時段的班級不會匯入：{names}。',
  },
  enrolments_left_out: {
    en: {
      one: '{count} membership of a class does not count, because it is over or has not begun on {day}.',
      other: '{count} memberships of classes do not count, because they are over or have not begun on {day}.',
    },
    'zh-hk': '有 {count} 項班別紀錄在 {day} 已結束或未開始，不會計算在內。',
    'zh-cn': '有 {count} 项班级记录在 {day} 已结束或未开始，不会计算在内。',
    'zh-tw': '有 {count} 項班級紀錄在 {day} 已結束或未開始，不會計算在內。',
  },
  sheets_left_out: {
    en: 'These sheets have no list of people and are left out: {names}.',
    'zh-hk': '以下工作表並非人員名單，不會匯入：{names}。',
    'zh-cn': '以下工作表不是人员名单，不会导入：{names}。',
    'zh-tw': '以下工作表不是人員名單，不會匯入：{names}。',
  },
  lines_left_out: {
    en: {
      one: '{count} line names nobody and is left out: {lines}.',
      other: '{count} lines name nobody and are left out: {lines}.',
    },
    'zh-hk': '有 {count} 行沒有任何人，不會匯入：第 {lines} 行。',
    'zh-cn': '有 {count} 行没有任何人，不会导入：第 {lines} 行。',
    'zh-tw': '有 {count} 列沒有任何人，不會匯入：第 {lines} 列。',
  },
  mixed_classes: {
    en: 'Students of several classes learn together in {names}. Please assign their teachers by hand.',
    'zh-hk': '{names} 由多班學生一同上課，請自行設定任教老師。',
    'zh-cn': '{names} 由多班学生一同上课，请自行设置任教老师。',
  },
});
export type NoticeKey = keyof typeof noticeMessages;

/** Problems with a cell or a line. */
export const problemMessages = defineMessages({
  missing: { en: 'This is missing.', 'zh-hk': '欠缺此項。', 'zh-cn': '缺少此项。' },
  too_many_cells: {
    en: 'This line has more cells than there are columns. Put a value that has a comma in it in double quotes and choose the file again, or leave this line out.',
    'zh-hk': '此行的格數比欄數多。內有逗號的內容請在檔案中加上雙引號，再選擇檔案；或略過此行。',
    'zh-cn': '此行的格数比列数多。内有逗号的内容请在文件中加上双引号，再选择文件；或略过此行。',
    'zh-tw': '此列的格數比欄數多。內有逗號的內容請在檔案中加上雙引號，再選擇檔案；或略過此列。',
  },
  too_long: {
    en: 'At most {max} characters.',
    'zh-hk': '最多 {max} 個字。',
    'zh-cn': '最多 {max} 个字。',
  },
  unreadable: {
    en: 'Some characters cannot be read: the encoding is not right, or the file is damaged.',
    'zh-hk': '部分字無法讀取：編碼不符，或檔案已損壞。',
    'zh-cn': '部分字无法读取：编码不符，或文件已损坏。',
  },
  kind_unknown: {
    en: 'Only Student or Teacher.',
    'zh-hk': '只可填「學生」或「老師」。',
    'zh-cn': '只能填“学生”或“老师”。',
    'zh-tw': '只能填「學生」或「老師」。',
  },
  kind_differs: {
    en: '{name} is of the other role in the school. A list cannot change that.',
    'zh-hk': '{name} 在學校的身份與此不同，名單不能更改身份。',
    'zh-cn': '{name} 在学校的身份与此不同，名单不能更改身份。',
    'zh-tw': '{name} 在學校的角色與此不同，名單不能更改角色。',
  },
  email_wrong: {
    en: 'This is not an email address.',
    'zh-hk': '這不是電郵地址。',
    'zh-cn': '这不是邮箱地址。',
    'zh-tw': '這不是電子郵件地址。',
  },
  login_name_wrong: {
    en: 'Letters, digits, dot, hyphen and underscore only, at most 40.',
    'zh-hk': '只可用英文字母、數字、點、連字號及底線，最多 40 個。',
    'zh-cn': '只能用英文字母、数字、点、连字符及下划线，最多 40 个。',
    'zh-tw': '只能用英文字母、數字、點、連字號及底線，最多 40 個。',
  },
  no_sign_in: {
    en: 'Without an email, a login name or a school ID nobody can sign in.',
    'zh-hk': '電郵、登入名稱或校內編號至少要有一項，否則無法登入。',
    'zh-cn': '邮箱、登录名或校内编号至少要有一项，否则无法登录。',
    'zh-tw': '電子郵件、登入名稱或校內編號至少要有一項，否則無法登入。',
  },
  doubled: {
    en: 'The same is in line {line}.',
    'zh-hk': '與第 {line} 行重複。',
    'zh-cn': '与第 {line} 行重复。',
    'zh-tw': '與第 {line} 列重複。',
  },
  same_person: {
    en: 'Line {line} is the same person.',
    'zh-hk': '與第 {line} 行是同一人。',
    'zh-cn': '与第 {line} 行是同一人。',
    'zh-tw': '與第 {line} 列是同一人。',
  },
  taken: {
    en: '{name} has it already.',
    'zh-hk': '{name} 已使用此項。',
    'zh-cn': '{name} 已使用此项。',
  },
  source_id_differs: {
    en: '{name} has the school ID {before}. Is this another person?',
    'zh-hk': '{name} 的校內編號是 {before}，請檢查是否另一人。',
    'zh-cn': '{name} 的校内编号是 {before}，请检查是否另一人。',
  },
  grade_wrong: {
    en: 'A grade is a number from 1 to {max}.',
    'zh-hk': '年級是 1 至 {max} 的數字。',
    'zh-cn': '年级是 1 至 {max} 的数字。',
  },
  grade_missing: {
    en: 'The class {name} is new: its grade is missing.',
    'zh-hk': '{name} 是新的班別，請填年級。',
    'zh-cn': '{name} 是新的班级，请填年级。',
    'zh-tw': '{name} 是新的班級，請填年級。',
  },
  class_missing: {
    en: 'A new student needs a class.',
    'zh-hk': '新學生須有班別。',
    'zh-cn': '新学生须有班级。',
    'zh-tw': '新學生須有班級。',
  },
  class_unknown: {
    en: 'The school year has no class {name}.',
    'zh-hk': '此學年沒有 {name} 班。',
    'zh-cn': '此学年没有 {name} 班。',
  },
  class_number_wrong: {
    en: 'A class number is a number from 1 to {max}.',
    'zh-hk': '班號是 1 至 {max} 的數字。',
    'zh-cn': '学号是 1 至 {max} 的数字。',
    'zh-tw': '座號是 1 至 {max} 的數字。',
  },
  places_unknown: {
    en: 'The school lacks {names}.',
    'zh-hk': '學校沒有 {names}。',
    'zh-cn': '学校没有 {names}。',
  },
  teaching_wrong: {
    en: 'Write class and subject, such as “4A Mathematics; 4B Mathematics”, not “{names}”.',
    'zh-hk': '請填班別和科目，例如「4A 數學; 4B 數學」，而非「{names}」。',
    'zh-cn': '请填班级和科目，例如“4A 数学; 4B 数学”，而不是“{names}”。',
    'zh-tw': '請填班級和科目，例如「4A 數學; 4B 數學」，而非「{names}」。',
  },
});
export type ProblemKey = keyof typeof problemMessages;
