import { defineMessages } from '#contract/language.ts';

/** Texts of submitted attempts. */
export const submittedMessages = defineMessages({
  finished: { en: 'Finished', 'zh-hk': '已完成', 'zh-cn': '已完成' },
  finished_note: {
    en: 'Well done! You can keep looking at it here.',
    'zh-hk': '做得好！你可繼續在此觀看內容。',
    'zh-cn': '做得好！你可以继续在这里查看内容。',
    'zh-tw': '做得好！你可以繼續在這裡觀看內容。',
  },
  was_closed: {
    en: 'Your teacher closed this activity: what you had done until then was submitted for you.',
    'zh-hk': '老師已關閉此活動，系統已提交你當時完成的部分。',
    'zh-cn': '老师已关闭此活动，系统已提交你当时完成的部分。',
  },
  time_was_up: {
    en: 'Time was up: your answers were submitted for you.',
    'zh-hk': '時間到，系統已自動提交你的答案。',
    'zh-cn': '时间到，系统已自动提交你的答案。',
  },
  done_title: { en: 'Submitted!', 'zh-hk': '提交成功！', 'zh-cn': '提交成功！' },
  done_full: { en: 'All correct – wonderful!', 'zh-hk': '全部正確，太棒了！', 'zh-cn': '全部正确，太棒了！' },
  done_high: { en: 'Very well done!', 'zh-hk': '做得非常好！', 'zh-cn': '做得非常好！' },
  done_middle: {
    en: 'Good work – keep going!',
    'zh-hk': '做得不錯，繼續加油！',
    'zh-cn': '做得不错，继续加油！',
  },
  done_low: {
    en: 'Submitted. Thank you for trying.',
    'zh-hk': '已提交，辛苦了。',
    'zh-cn': '已提交，辛苦了。',
  },
  done_low_text: {
    en: 'Look at the answers and learn from them.',
    'zh-hk': '看看答案，從中學習吧。',
    'zh-cn': '看看答案，从中学习吧。',
  },
  your_score: { en: 'Your score', 'zh-hk': '你的分數', 'zh-cn': '你的分数' },
  handed_in_at: { en: 'Submitted {time}', 'zh-hk': '提交時間：{time}', 'zh-cn': '提交时间：{time}' },
  later_after_late: {
    en: 'You see your score and the answers here when no late work is taken any more.',
    'zh-hk': '不再接受遲交後，可在此查看分數和答案。',
    'zh-cn': '不再接受迟交后，可在此查看分数和答案。',
  },
  later_after_due: {
    en: 'You see your score and the answers here after the due time.',
    'zh-hk': '截止時間過後，可在此查看分數和答案。',
    'zh-cn': '截止时间过后，可在此查看分数和答案。',
  },
  later_guest: {
    en: 'As a guest you see your score and the answers here after the due time, or once your teacher closes the activity.',
    'zh-hk': '你以訪客身份參加，截止時間過後或老師關閉活動後，便可在此查看分數和答案。',
    'zh-cn': '你以访客身份参加，截止时间过后或老师关闭活动后，就可以在此查看分数和答案。',
    'zh-tw': '你以訪客身分參加，截止時間過後或老師關閉活動後，便可在此查看分數和答案。',
  },
  later_never: {
    en: 'Your teacher will talk about the results in class.',
    'zh-hk': '老師會在課堂上講解結果。',
    'zh-cn': '老师会在课堂上讲解结果。',
  },
  later_held: {
    en: 'You see your score and the answers here once your teacher releases them.',
    'zh-hk': '老師公佈後，可在此查看分數和答案。',
    'zh-cn': '老师公布后，可在此查看分数和答案。',
    'zh-tw': '老師公布後，可在此查看分數和答案。',
  },
  later: {
    en: 'The result appears here later.',
    'zh-hk': '結果稍後會在此顯示。',
    'zh-cn': '结果稍后会在此显示。',
  },
  later_marked: {
    en: 'Your score appears here once your teacher has marked it.',
    'zh-hk': '老師批改後，分數會在此顯示。',
    'zh-cn': '老师批改后，分数会在此显示。',
  },
  needs_teacher: {
    en: 'Your teacher still has to mark part of it; your score may grow.',
    'zh-hk': '部分題目尚待老師批改，分數或會增加。',
    'zh-cn': '部分题目还待老师批改，分数可能会增加。',
    'zh-tw': '部分題目尚待老師批改，分數可能增加。',
  },
  comment_title: { en: 'From your teacher', 'zh-hk': '老師的話', 'zh-cn': '老师的话' },
  marks_title: { en: 'Question by question', 'zh-hk': '逐題結果', 'zh-cn': '逐题结果' },
  mark_right: { en: 'right', 'zh-hk': '正確', 'zh-cn': '正确' },
  mark_partial: { en: 'partly right', 'zh-hk': '部分正確', 'zh-cn': '部分正确' },
  mark_wrong: { en: 'not right', 'zh-hk': '不正確', 'zh-cn': '不正确' },
  mark_marked: { en: 'marked', 'zh-hk': '已評分', 'zh-cn': '已评分' },
  mark_pending: { en: 'waiting for your teacher', 'zh-hk': '待老師批改', 'zh-cn': '待老师批改' },
  mark_name: {
    en: 'Question {number}: {result}, {score} of {max}',
    'zh-hk': '第 {number} 題：{result}，{score} / {max} 分',
    'zh-cn': '第 {number} 题：{result}，{score} / {max} 分',
  },
  corrected: {
    en: 'Your teacher corrected this question; this is the mark after that.',
    'zh-hk': '老師已更正此題，這是更正後的分數。',
    'zh-cn': '老师已更正此题，这是更正后的分数。',
  },
  corrected_void: {
    en: 'Your teacher took this question out; it counts for nobody.',
    'zh-hk': '老師已取消此題，所有人都不計分。',
    'zh-cn': '老师已取消此题，所有人都不计分。',
  },
  corrected_full_marks: {
    en: 'Your teacher gave everybody the marks for this question.',
    'zh-hk': '老師決定此題所有人得滿分。',
    'zh-cn': '老师决定此题所有人得满分。',
  },
  see_answers: { en: 'See my answers', 'zh-hk': '查看我的答案', 'zh-cn': '查看我的答案' },
  hide_answers: { en: 'Hide my answers', 'zh-hk': '收起我的答案', 'zh-cn': '收起我的答案' },
  to_home: { en: 'To my activities', 'zh-hk': '返回我的活動', 'zh-cn': '返回我的活动' },
});
