import { defineMessages } from '#contract/language.ts';

/** Texts of the question editor. Messages of issues are in the model's messages. */
export const editorMessages = defineMessages({
  questions: { en: 'Questions', 'zh-hk': '題目', 'zh-cn': '题目' },
  question_list: { en: 'List of questions', 'zh-hk': '題目列表', 'zh-cn': '题目列表' },
  question_number: { en: 'Question {number}', 'zh-hk': '第 {number} 題', 'zh-cn': '第 {number} 题' },
  question_of: {
    en: 'Question {number} of {total}',
    'zh-hk': '第 {number} 題，共 {total} 題',
    'zh-cn': '第 {number} 题，共 {total} 题',
  },
  no_text_yet: {
    en: 'No question text yet',
    'zh-hk': '未有題目文字',
    'zh-cn': '还没有题目文字',
    'zh-tw': '還沒有題目文字',
  },
  count_questions: {
    en: { one: '{count} question', other: '{count} questions' },
    'zh-hk': '{count} 題',
    'zh-cn': '{count} 题',
  },
  count_points: {
    en: { one: '{count} point', other: '{count} points' },
    'zh-hk': '{count} 分',
    'zh-cn': '{count} 分',
  },
  count_issues: {
    en: { one: '{count} thing to finish', other: '{count} things to finish' },
    'zh-hk': '尚有 {count} 項未完成',
    'zh-cn': '还有 {count} 项未完成',
  },
  count_unfinished: {
    en: { one: '{count} question to finish', other: '{count} questions to finish' },
    'zh-hk': '{count} 題未完成',
    'zh-cn': '{count} 题未完成',
  },
  ready: { en: 'All questions are complete', 'zh-hk': '所有題目已完成', 'zh-cn': '所有题目已完成' },
  list_keys: {
    en: 'Up and down arrows choose a question',
    'zh-hk': '以上下方向鍵選擇題目',
    'zh-cn': '用上下方向键选择题目',
  },
  previous: { en: 'Previous question', 'zh-hk': '上一題', 'zh-cn': '上一题' },
  next: { en: 'Next question', 'zh-hk': '下一題', 'zh-cn': '下一题' },
  add_question: { en: 'Add question', 'zh-hk': '新增題目', 'zh-cn': '添加题目' },
  add_other_type: {
    en: 'Add a question of another type',
    'zh-hk': '新增其他題型',
    'zh-cn': '添加其他题型',
  },
  add_alike: {
    en: 'Add another like this',
    'zh-hk': '新增同類題目',
    'zh-cn': '添加同类题目',
  },
  questions_full: {
    en: 'A quiz holds {max} questions at most',
    'zh-hk': '最多 {max} 題',
    'zh-cn': '最多 {max} 题',
  },
  duplicate: { en: 'Duplicate', 'zh-hk': '複製', 'zh-cn': '复制' },
  deleted: {
    en: 'Question {number} deleted',
    'zh-hk': '已刪除第 {number} 題',
    'zh-cn': '已删除第 {number} 题',
  },
  type: { en: 'Type', 'zh-hk': '題型', 'zh-cn': '题型' },
  body: { en: 'Question', 'zh-hk': '題目', 'zh-cn': '题目' },
  body_kind: { en: 'Question shows', 'zh-hk': '題目形式', 'zh-cn': '题目形式' },
  word: { en: 'Words', 'zh-hk': '文字', 'zh-cn': '文字' },
  picture: { en: 'Picture', 'zh-hk': '圖片', 'zh-cn': '图片' },
  body_placeholder: {
    en: 'What do you want to ask? A picture may be dropped or pasted here too.',
    'zh-hk': '想問甚麼？也可以把圖片拖放或貼上到這裏。',
    'zh-cn': '想问什么？也可以把图片拖放或粘贴到这里。',
    'zh-tw': '想問什麼？也可以把圖片拖放或貼上到這裡。',
  },
  body_with_picture: {
    en: 'Words with the picture (optional)',
    'zh-hk': '圖片旁的文字（可留空）',
    'zh-cn': '图片旁的文字（可不填）',
  },
  choose_picture: { en: 'Choose a picture', 'zh-hk': '選擇圖片', 'zh-cn': '选择图片' },
  replace_picture: { en: 'Replace', 'zh-hk': '更換', 'zh-cn': '更换' },
  remove_picture: { en: 'Remove picture', 'zh-hk': '移除圖片', 'zh-cn': '移除图片' },
  drop_picture: {
    en: 'or drop or paste it here · JPG, PNG or GIF',
    'zh-hk': '或拖放、貼上到這裏 · JPG、PNG 或 GIF',
    'zh-cn': '或拖放、粘贴到这里 · JPG、PNG 或 GIF',
    'zh-tw': '或拖放、貼上到這裡 · JPG、PNG 或 GIF',
  },
  picture_alt: {
    en: 'Description for those who cannot see it',
    'zh-hk': '圖片描述（可留空，供看不到圖片的學生使用）',
    'zh-cn': '图片描述（可不填，供看不到图片的学生使用）',
  },
  pictures_max: {
    en: 'You can upload no more than {0} pictures',
    'zh-hk': '最多只可上載 {0} 張圖片',
    'zh-cn': '最多只能上传 {0} 张图片',
    'zh-tw': '最多只能上傳 {0} 張圖片',
  },
  sound: { en: 'Sound', 'zh-hk': '聲音', 'zh-cn': '声音' },
  choose_sound: { en: 'Add MP3', 'zh-hk': '加入 MP3', 'zh-cn': '添加 MP3' },
  sound_hint: {
    en: 'One MP3, under 100MB',
    'zh-hk': '一個 MP3 檔案，小於 100MB',
    'zh-cn': '一个 MP3 文件，小于 100MB',
    'zh-tw': '一個 MP3 檔案，小於 100MB',
  },
  play: { en: 'Play', 'zh-hk': '播放', 'zh-cn': '播放' },
  pause: { en: 'Pause', 'zh-hk': '暫停', 'zh-cn': '暂停' },
  sound_failed: {
    en: 'This sound could not be played.',
    'zh-hk': '未能播放這段聲音。',
    'zh-cn': '无法播放这段声音。',
    'zh-tw': '無法播放這段聲音。',
  },
  remove_sound: { en: 'Remove sound', 'zh-hk': '移除聲音', 'zh-cn': '移除声音' },
  instruction: {
    en: 'Instruction (optional)',
    'zh-hk': '作答指示（可留空）',
    'zh-cn': '作答说明（可不填）',
  },
  instruction_placeholder: {
    en: 'Shown above the question, e.g. Listen first, then choose.',
    'zh-hk': '顯示在題目上方，例如：先聆聽錄音，再選擇答案。',
    'zh-cn': '显示在题目上方，例如：先听录音，再选择答案。',
  },
  explanation: {
    en: 'Explanation (optional)',
    'zh-hk': '解說（可留空）',
    'zh-cn': '解析（可不填）',
  },
  explanation_placeholder: {
    en: 'Shown together with the answer',
    'zh-hk': '與答案一同顯示',
    'zh-cn': '与答案一起显示',
  },
  share_of: {
    en: 'Share of the points, answer {number}',
    'zh-hk': '答案 {number} 的得分比例',
    'zh-cn': '答案 {number} 的得分比例',
  },
  share_hint: {
    en: 'Share of the points for this answer',
    'zh-hk': '此答案所得的分數比例',
    'zh-cn': '此答案所得的分数比例',
  },
  score: { en: 'Score', 'zh-hk': '分數', 'zh-cn': '分数' },
  score_hint: { en: '0 to 100', 'zh-hk': '0 至 100', 'zh-cn': '0 至 100' },
  time_limit: { en: 'Time limit in seconds', 'zh-hk': '時限（秒）', 'zh-cn': '时限（秒）' },
  no_limit: { en: 'No limit', 'zh-hk': '不限時', 'zh-cn': '不限时' },
  answers: { en: 'Answers', 'zh-hk': '答案', 'zh-cn': '答案' },
  answers_single_help: {
    en: 'Select the right one by its letter.',
    'zh-hk': '點選字母，選定正確答案。',
    'zh-cn': '点击字母，选定正确答案。',
  },
  answers_multiple_help: {
    en: 'Select all right ones by their letters.',
    'zh-hk': '點選字母，選定所有正確答案。',
    'zh-cn': '点击字母，选定所有正确答案。',
  },
  answer_letter: { en: 'Answer {letter}', 'zh-hk': '答案 {letter}', 'zh-cn': '答案 {letter}' },
  answer_words: {
    en: 'Words with picture {letter} (optional)',
    'zh-hk': '圖片 {letter} 的文字（可留空）',
    'zh-cn': '图片 {letter} 的文字（可不填）',
  },
  answer_alt: {
    en: 'Description of picture {letter}',
    'zh-hk': '圖片 {letter} 的描述',
    'zh-cn': '图片 {letter} 的描述',
  },
  correct_letter: {
    en: '{letter} is right',
    'zh-hk': '{letter} 是正確答案',
    'zh-cn': '{letter} 是正确答案',
  },
  correct: { en: 'Right', 'zh-hk': '正確', 'zh-cn': '正确' },
  use_picture: {
    en: 'Use a picture for answer {letter}',
    'zh-hk': '答案 {letter} 改用圖片',
    'zh-cn': '答案 {letter} 改用图片',
  },
  use_words: {
    en: 'Use words for answer {letter}',
    'zh-hk': '答案 {letter} 改用文字',
    'zh-cn': '答案 {letter} 改用文字',
  },
  add_answer: { en: 'Add answer', 'zh-hk': '新增答案', 'zh-cn': '添加答案' },
  remove_answer: {
    en: 'Remove answer {letter}',
    'zh-hk': '移除答案 {letter}',
    'zh-cn': '移除答案 {letter}',
  },
  answers_max: {
    en: '{max} answers at most',
    'zh-hk': '最多 {max} 個答案',
    'zh-cn': '最多 {max} 个答案',
  },
  answers_min: {
    en: '{min} answers at least',
    'zh-hk': '至少 {min} 個答案',
    'zh-cn': '至少 {min} 个答案',
  },
  move_question: {
    en: 'Move question {number}',
    'zh-hk': '移動第 {number} 題',
    'zh-cn': '移动第 {number} 题',
  },
  move_answer: { en: 'Move answer {letter}', 'zh-hk': '移動答案 {letter}', 'zh-cn': '移动答案 {letter}' },
  start_title: {
    en: 'What is the first question?',
    'zh-hk': '第一題是甚麼？',
    'zh-cn': '第一题是什么？',
    'zh-tw': '第一題是什麼？',
  },
  start_placeholder: {
    en: 'Type the first question here',
    'zh-hk': '在這裏輸入第一題',
    'zh-cn': '在这里输入第一题',
    'zh-tw': '在這裡輸入第一題',
  },
  start_enter: {
    en: 'Enter goes on to its answers.',
    'zh-hk': '按 Enter 繼續輸入答案。',
    'zh-cn': '按 Enter 继续输入答案。',
  },
  start_text: {
    en: 'Or choose a type, or paste questions that you already have.',
    'zh-hk': '也可以選擇題型，或貼上現有的題目。',
    'zh-cn': '也可以选择题型，或粘贴现有的题目。',
  },
  paste: { en: 'Paste questions', 'zh-hk': '貼上題目', 'zh-cn': '粘贴题目' },
  paste_label: {
    en: 'Questions from Excel, Word, an email or a web page',
    'zh-hk': '來自 Excel、Word、電郵或網頁的題目',
    'zh-cn': '来自 Excel、Word、邮件或网页的题目',
    'zh-tw': '來自 Excel、Word、電子郵件或網頁的題目',
  },
  paste_help: {
    en: 'Excel: a row for each question, in columns question, answers, right answer (B, 2 or its words); a head row may name them. Word: number the questions and letter the options; mark the right one with * or in a line “Answer: B”. Underlines ____ make blanks. GIFT of Moodle can be pasted, too.',
    'zh-hk':
      'Excel：每行一題，各欄依次為題目、各選項、正確答案（B、2 或答案文字），可加標題行。Word：題目加題號，選項加字母；在正確選項加上 *，或另起一行寫「答案：B」。底線 ____ 會成為填充位。亦可貼上 Moodle 的 GIFT。',
    'zh-cn':
      'Excel：每行一题，各列依次为题目、各选项、正确答案（B、2 或答案文字），可加标题行。Word：题目加题号，选项加字母；在正确选项加上 *，或另起一行写“答案：B”。下划线 ____ 会成为填空处。也可以粘贴 Moodle 的 GIFT。',
    'zh-tw':
      'Excel：每列一題，各欄依序為題目、各選項、正確答案（B、2 或答案文字），可加標題列。Word：題目加題號，選項加字母；在正確選項加上 *，或另起一行寫「答案：B」。底線 ____ 會成為空格。也可以貼上 Moodle 的 GIFT。',
  },
  paste_example: { en: 'Show me an example', 'zh-hk': '使用範例', 'zh-cn': '使用示例' },
  paste_example_text: {
    en: '1. Which planet is closest to the Sun? (2 marks)\nA. Venus\nB. Mercury *\nC. Mars\n\n2. Which of these are even numbers?\nA. 3\nB. 8\nC. 12\nAnswer: B, C\n\n3. Water boils at ____ °C.\nAnswer: 100|one hundred\nExplanation: At sea level.',
    'zh-hk':
      '1. 哪一個行星最接近太陽？（2分）\nA. 金星\nB. 水星 *\nC. 火星\n\n2. 下列哪些是雙數？\nA. 3\nB. 8\nC. 12\n答案：BC\n\n3. 水在攝氏____度沸騰。\n答案：100|一百\n解釋：在海平面的氣壓下。',
    'zh-cn':
      '1. 哪一颗行星最接近太阳？（2分）\nA. 金星\nB. 水星 *\nC. 火星\n\n2. 下列哪些是偶数？\nA. 3\nB. 8\nC. 12\n答案：BC\n\n3. 水在摄氏____度沸腾。\n答案：100|一百\n解释：在海平面的气压下。',
    'zh-tw':
      '1. 哪一顆行星最接近太陽？（2分）\nA. 金星\nB. 水星 *\nC. 火星\n\n2. 下列哪些是偶數？\nA. 3\nB. 8\nC. 12\n答案：BC\n\n3. 水在攝氏____度沸騰。\n答案：100|一百\n解釋：在海平面的氣壓下。',
  },
  paste_preview: { en: 'What will be added', 'zh-hk': '將會加入', 'zh-cn': '将会添加' },
  paste_nothing: {
    en: 'The questions appear here as you paste.',
    'zh-hk': '貼上後，題目會在這裏顯示。',
    'zh-cn': '粘贴后，题目会在这里显示。',
    'zh-tw': '貼上後，題目會在這裡顯示。',
  },
  paste_line: { en: 'Line {line}', 'zh-hk': '第 {line} 行', 'zh-cn': '第 {line} 行' },
  paste_problems: {
    en: { one: '{count} line to look at', other: '{count} lines to look at' },
    'zh-hk': '有 {count} 行須檢查',
    'zh-cn': '有 {count} 行需要检查',
  },
  paste_room: {
    en: 'A quiz holds {max} questions at most: only the first {count} will be added.',
    'zh-hk': '最多 {max} 題：只會加入首 {count} 題。',
    'zh-cn': '最多 {max} 题：只会添加前 {count} 题。',
    'zh-tw': '最多 {max} 題：只會加入前 {count} 題。',
  },
  paste_insert: {
    en: { one: 'Add {count} question', other: 'Add {count} questions' },
    'zh-hk': '加入 {count} 題',
    'zh-cn': '添加 {count} 题',
  },
  paste_done: {
    en: { one: '{count} question added', other: '{count} questions added' },
    'zh-hk': '已加入 {count} 題',
    'zh-cn': '已添加 {count} 题',
  },
});
