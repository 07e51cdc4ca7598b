import { defineMessages } from '#contract/language.ts';

/** Texts of how a question did. */
export const resultsMessages = defineMessages({
  how_it_did: { en: 'How it did', 'zh-hk': '作答表現', 'zh-cn': '作答表现' },
  not_answered: {
    en: 'Not answered yet. Put it into a quiz; figures come once a class has submitted.',
    'zh-hk': '未有人作答。加入測驗、學生提交後，便會有數據。',
    'zh-cn': '还没有人作答。加入测验、学生提交后，就会有数据。',
    'zh-tw': '還沒有人作答。加入測驗、學生提交後，就會有數據。',
  },
  answers: {
    en: { one: '{count} answer', other: '{count} answers' },
    'zh-hk': '{count} 人次作答',
    'zh-cn': '{count} 人次作答',
  },
  in_row: {
    en: '{share} of the marks on average, {count} answers',
    'zh-hk': '得分率 {share}，{count} 人次作答',
    'zh-cn': '得分率 {share}，{count} 人次作答',
  },
  facility: { en: 'Average', 'zh-hk': '得分率', 'zh-cn': '得分率' },
  facility_help: {
    en: 'Of the marks, over all answers.',
    'zh-hk': '所有作答的平均得分比率。',
    'zh-cn': '所有作答的平均得分比率。',
  },
  mean_facility: { en: 'Average of the quizzes', 'zh-hk': '各測驗平均', 'zh-cn': '各测验平均' },
  mean_facility_help: {
    en: 'Each quiz counts once, however many students it had. Moodle shows this one.',
    'zh-hk': '每個測驗不論人數，各計一次；與 Moodle 的算法相同。',
    'zh-cn': '每个测验不论人数，各计一次；与 Moodle 的算法相同。',
  },
  discrimination: { en: 'Discrimination', 'zh-hk': '鑑別度', 'zh-cn': '区分度' },
  discrimination_help: {
    en: 'Whether those who do well in the rest do well here. Mean of the quizzes; 40% or more is good.',
    'zh-hk': '其餘題目表現好的學生，此題是否也表現好；各測驗的平均，40% 或以上為理想。',
    'zh-cn': '其余题目表现好的学生，此题是否也表现好；各测验的平均，40% 或以上为理想。',
  },
  efficiency: { en: 'Efficiency', 'zh-hk': '鑑別效率', 'zh-cn': '区分效率' },
  efficiency_help: {
    en: 'How much of the discrimination possible at this difficulty is reached. Mean of the quizzes.',
    'zh-hk': '鑑別度達到同樣難度下最大值的多少；各測驗的平均。',
    'zh-cn': '区分度达到同样难度下最大值的多少；各测验的平均。',
  },
  unknown: { en: '—', 'zh-hk': '—', 'zh-cn': '—' },
  sign_key: { en: 'Key right?', 'zh-hk': '答案對嗎？', 'zh-cn': '答案对吗？' },
  sign_nobody_right: { en: 'Nobody right', 'zh-hk': '無人答對', 'zh-cn': '无人答对' },
  sign_all_right: { en: 'All right', 'zh-hk': '全部答對', 'zh-cn': '全部答对' },
  explain_key_strong: {
    en: 'Almost everybody who knows the rest got this wrong: of {count} answers by those with 70% or more of the other marks, {share} of the marks were right. Is the key right?',
    'zh-hk':
      '掌握其餘題目的學生幾乎都答錯此題：其餘題目得分達 70% 的 {count} 人次，在此題只得 {share} 分數。請核對答案。',
    'zh-cn':
      '掌握其余题目的学生几乎都答错此题：其余题目得分达 70% 的 {count} 人次，在此题只得 {share} 分数。请核对答案。',
  },
  explain_key: {
    en: 'Students who do well in the rest get this wrong more often than others. Is the key right?',
    'zh-hk': '其餘題目表現好的學生，此題反而較多答錯。請核對答案。',
    'zh-cn': '其余题目表现好的学生，此题反而更多答错。请核对答案。',
  },
  explain_nobody_right: {
    en: 'Nobody has got it right. Check the key; if it is right, teach it again or ask it in an easier way.',
    'zh-hk': '至今無人答對。請核對答案；如答案無誤，宜重教或改為較淺的問法。',
    'zh-cn': '至今无人答对。请核对答案；如答案无误，建议重讲，或改为更简单的问法。',
    'zh-tw': '至今無人答對。請核對答案；如答案無誤，建議再教一次，或改為較簡單的問法。',
  },
  explain_all_right: {
    en: 'Everybody has got it right, so it does not tell who knows it. Fine to begin with, of little use in an exam.',
    'zh-hk': '全部答對，未能分辨誰已掌握。宜作熱身題，用於考試作用不大。',
    'zh-cn': '全部答对，不能分辨谁已掌握。适合作热身题，用于考试作用不大。',
    'zh-tw': '全部答對，無法分辨誰已掌握。宜作熱身題，用於考試作用不大。',
  },
  open_to_correct: {
    en: 'Look at the answers of {name}',
    'zh-hk': '查看「{name}」的作答',
    'zh-cn': '查看“{name}”的作答',
  },
  by_quiz: { en: 'In your classes', 'zh-hk': '你的班別', 'zh-cn': '你的班级', 'zh-tw': '你的班級' },
  quiz: { en: 'Quiz', 'zh-hk': '測驗', 'zh-cn': '测验' },
  class: { en: 'Class', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  answered: { en: 'Answers', 'zh-hk': '人次', 'zh-cn': '人次' },
  no_quiz: {
    en: 'In no quiz of your classes',
    'zh-hk': '你的班別未有測驗使用此題',
    'zh-cn': '你的班级没有测验使用此题',
    'zh-tw': '你的班級沒有測驗使用此題',
  },
  others: {
    en: { one: 'and in {count} quiz of other classes', other: 'and in {count} quizzes of other classes' },
    'zh-hk': '另有 {count} 個其他班別的測驗使用',
    'zh-cn': '另有 {count} 个其他班级的测验使用',
    'zh-tw': '另有 {count} 個其他班級的測驗使用',
  },
  wrong: { en: 'Common wrong answers', 'zh-hk': '常見錯誤', 'zh-cn': '常见错误' },
  wrong_of: {
    en: { one: 'of {count} answer to the newest version', other: 'of {count} answers to the newest version' },
    'zh-hk': '最新版本共 {count} 人次作答',
    'zh-cn': '最新版本共 {count} 人次作答',
  },
  times: { en: '{count} ×', 'zh-hk': '{count} 次', 'zh-cn': '{count} 次' },
});
