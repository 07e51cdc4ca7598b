import { defineMessages } from '#contract/language.ts';

export const startMessages = defineMessages({
  start: { en: 'Start', 'zh-hk': '開始', 'zh-cn': '开始' },
  start_again: { en: 'Start a new attempt', 'zh-hk': '再做一次', 'zh-cn': '再做一次' },
  go_on: { en: 'Continue', 'zh-hk': '繼續', 'zh-cn': '继续' },
  see_result: { en: 'See result', 'zh-hk': '查看結果', 'zh-cn': '查看结果' },
  open: { en: 'Open', 'zh-hk': '開啟', 'zh-cn': '打开' },
  open_again: { en: 'Open again', 'zh-hk': '再次開啟', 'zh-cn': '再次打开' },
  is_done: {
    en: 'You have finished this. You can look at it again.',
    'zh-hk': '你已完成此活動，可再次開啟細看。',
    'zh-cn': '你已完成此活动，可再次打开细看。',
  },
  back: { en: 'My activities', 'zh-hk': '我的活動', 'zh-cn': '我的活动' },
  fact_questions: { en: 'Questions', 'zh-hk': '題數', 'zh-cn': '题数' },
  fact_points: { en: 'Points', 'zh-hk': '總分', 'zh-cn': '总分' },
  fact_time: { en: 'Time', 'zh-hk': '時限', 'zh-cn': '时限' },
  time_minutes: {
    en: { one: '{count} minute', other: '{count} minutes' },
    'zh-hk': '{count} 分鐘',
    'zh-cn': '{count} 分钟',
  },
  time_none: { en: 'No limit', 'zh-hk': '不限時', 'zh-cn': '不限时' },
  fact_attempts: { en: 'Attempts', 'zh-hk': '作答次數', 'zh-cn': '作答次数' },
  attempts_any: { en: 'As many as you like', 'zh-hk': '不限', 'zh-cn': '不限' },
  attempts_left: {
    en: '{left} of {all} left',
    'zh-hk': '尚餘 {left} 次（共 {all} 次）',
    'zh-cn': '还剩 {left} 次（共 {all} 次）',
  },
  fact_due: { en: 'Due', 'zh-hk': '截止時間', 'zh-cn': '截止时间' },
  fact_late: { en: 'Late until', 'zh-hk': '接受遲交至', 'zh-cn': '接受迟交至' },
  fact_opens: { en: 'Opens', 'zh-hk': '開放時間', 'zh-cn': '开放时间' },
  fact_feedback: { en: 'Feedback', 'zh-hk': '回饋', 'zh-cn': '反馈' },
  feedback_at_once: {
    en: 'You can check each answer as you go.',
    'zh-hk': '每題作答後可即時核對答案。',
    'zh-cn': '每题作答后可立即核对答案。',
  },
  feedback_after_submit: {
    en: 'You see your score and the answers after submitting.',
    'zh-hk': '提交後可查看分數和答案。',
    'zh-cn': '提交后可查看分数和答案。',
  },
  feedback_after_due: {
    en: 'You see your score and the answers after the due time.',
    'zh-hk': '截止時間過後可查看分數和答案。',
    'zh-cn': '截止时间过后可查看分数和答案。',
  },
  feedback_after_late: {
    en: 'You see your score and the answers when no late work is taken any more.',
    'zh-hk': '不再接受遲交後可查看分數和答案。',
    'zh-cn': '不再接受迟交后可查看分数和答案。',
  },
  feedback_guest: {
    en: 'As a guest you see your score and the answers after the due time, or once your teacher closes the activity.',
    'zh-hk': '你以訪客身份參加，截止時間過後或老師關閉活動後，便可查看分數和答案。',
    'zh-cn': '你以访客身份参加，截止时间过后或老师关闭活动后，就可以查看分数和答案。',
    'zh-tw': '你以訪客身分參加，截止時間過後或老師關閉活動後，便可查看分數和答案。',
  },
  feedback_never: {
    en: 'Your teacher will talk about the results in class.',
    'zh-hk': '老師會在課堂上講解結果。',
    'zh-cn': '老师会在课堂上讲解结果。',
  },
  clock_runs: {
    en: 'Once you start, the time keeps running even if you leave the page.',
    'zh-hk': '開始後即使離開此頁，時間仍會繼續計算。',
    'zh-cn': '开始后即使离开此页，时间仍会继续计算。',
  },
  clock_on_device: {
    en: 'The time counts from your first check-in. You may finish after it is over.',
    'zh-hk': '由首次簽到起計時，時間到了仍可繼續完成。',
    'zh-cn': '从首次签到起计时，时间到了仍可继续完成。',
    'zh-tw': '由首次報到起計時，時間到了仍可繼續完成。',
  },
  blocked_not_open_yet: { en: 'This is not open yet.', 'zh-hk': '活動尚未開放。', 'zh-cn': '活动尚未开放。' },
  blocked_courseware_closed: {
    en: 'Your teacher has closed this.',
    'zh-hk': '老師已關閉此活動。',
    'zh-cn': '老师已关闭此活动。',
  },
  blocked_term_over: {
    en: 'This school year is over. You can look at your work.',
    'zh-hk': '此學年已結束，你可以查看自己的作品。',
    'zh-cn': '此学年已结束，你可以查看自己的作品。',
  },
  blocked_not_assigned: {
    en: 'Your teacher now has this open for other students of your class.',
    'zh-hk': '老師現在只為班上其他同學開放此活動。',
    'zh-cn': '老师现在只为班上其他同学开放此活动。',
  },
  blocked_past_due: { en: 'The due time has passed.', 'zh-hk': '已過截止時間。', 'zh-cn': '已过截止时间。' },
  blocked_attempts_used_up: {
    en: 'You have used all your attempts.',
    'zh-hk': '你已用完所有作答次數。',
    'zh-cn': '你已用完所有作答次数。',
  },
  excused: {
    en: 'You are excused: you need not do this.',
    'zh-hk': '你已獲豁免，無須完成此活動。',
    'zh-cn': '你已获豁免，无须完成此活动。',
  },
  extra_minutes: {
    en: {
      one: 'You have {count} minute more than your class.',
      other: 'You have {count} minutes more than your class.',
    },
    'zh-hk': '你比其他同學多 {count} 分鐘。',
    'zh-cn': '你比其他同学多 {count} 分钟。',
  },
  own_due: {
    en: 'The due time above is your own.',
    'zh-hk': '以上是你個人的截止時間。',
    'zh-cn': '以上是你个人的截止时间。',
  },
  extra_attempts: {
    en: {
      one: 'You have {count} attempt more than your class.',
      other: 'You have {count} attempts more than your class.',
    },
    'zh-hk': '你比其他同學可多做 {count} 次。',
    'zh-cn': '你比其他同学可多做 {count} 次。',
  },
  late_now: {
    en: 'The due time has passed. You can still do it; your work will be marked as late.',
    'zh-hk': '已過截止時間。你仍可作答，但會標示為遲交。',
    'zh-cn': '已过截止时间。你仍可作答，但会标示为迟交。',
  },
  earlier: { en: 'Your attempts', 'zh-hk': '你的作答紀錄', 'zh-cn': '你的作答记录' },
  attempt_number: { en: 'Attempt {number}', 'zh-hk': '第 {number} 次', 'zh-cn': '第 {number} 次' },
  no_score_yet: { en: 'Submitted', 'zh-hk': '已提交', 'zh-cn': '已提交' },
});
