import { defineMessages } from '#contract/language.ts';

export const attemptMessages = defineMessages({
  leave: { en: 'Back', 'zh-hk': '返回', 'zh-cn': '返回' },
  saved: { en: 'Saved', 'zh-hk': '已儲存', 'zh-cn': '已保存' },
  saves_itself: {
    en: 'Answers save by themselves',
    'zh-hk': '答案會自動儲存',
    'zh-cn': '答案会自动保存',
  },
  saving: { en: 'Saving…', 'zh-hk': '儲存中…', 'zh-cn': '保存中…' },
  waiting: {
    en: 'Waiting for network – kept on this device',
    'zh-hk': '等候網絡，已保留在此裝置',
    'zh-cn': '等待网络，已保留在此设备',
    'zh-tw': '等候網路，已保留在此裝置',
  },
  kept_to_send: {
    en: 'Kept on this device – will be sent by itself',
    'zh-hk': '已保留在此裝置，稍後自動送出',
    'zh-cn': '已保留在此设备，稍后自动发送',
  },
  kept: { en: 'Kept on this device', 'zh-hk': '已保留在此裝置', 'zh-cn': '已保留在此设备' },
  retry: { en: 'Send now', 'zh-hk': '立即送出', 'zh-cn': '立即发送' },
  submit: { en: 'Submit', 'zh-hk': '提交', 'zh-cn': '提交' },
  done: { en: 'Done', 'zh-hk': '完成', 'zh-cn': '完成' },
  finished: { en: 'Finished', 'zh-hk': '已完成', 'zh-cn': '已完成' },
  finished_note: {
    en: 'Well done! You can keep looking at it here.',
    'zh-hk': '做得好！你可繼續在此觀看內容。',
    'zh-cn': '做得好！你可以继续在这里查看内容。',
    'zh-tw': '做得好！你可以繼續在這裡觀看內容。',
  },
  one_moment: { en: 'One moment…', 'zh-hk': '請稍候…', 'zh-cn': '请稍候…' },
  time_left: { en: 'Time left', 'zh-hk': '剩餘時間', 'zh-cn': '剩余时间' },
  five_minutes: { en: '5 minutes left', 'zh-hk': '尚餘 5 分鐘', 'zh-cn': '还剩 5 分钟' },
  one_minute: { en: '1 minute left', 'zh-hk': '尚餘 1 分鐘', 'zh-cn': '还剩 1 分钟' },
  refused_late: {
    en: {
      one: 'One answer came after its time and was not taken.',
      other: '{count} answers came after their time and were not taken.',
    },
    'zh-hk': '有 {count} 題在時限過後才送達，未能計入。',
    'zh-cn': '有 {count} 题在时限过后才送达，未能计入。',
  },
  refused_locked: {
    en: {
      one: 'One answer was already checked and stays as it was.',
      other: '{count} answers were already checked and stay as they were.',
    },
    'zh-hk': '有 {count} 題已核對答案，維持原有作答。',
    'zh-cn': '有 {count} 题已核对答案，维持原有作答。',
  },
  refused_invalid: {
    en: {
      one: 'One answer could not be saved. Please answer it again.',
      other: '{count} answers could not be saved. Please answer them again.',
    },
    'zh-hk': '有 {count} 題未能儲存，請重新作答。',
    'zh-cn': '有 {count} 题未能保存，请重新作答。',
  },
  entries_late: {
    en: {
      one: 'One change came after the end and was not taken.',
      other: '{count} changes came after the end and were not taken.',
    },
    'zh-hk': '有 {count} 項更改在結束後才送達，未能計入。',
    'zh-cn': '有 {count} 项更改在结束后才送达，未能计入。',
  },
  entries_full: {
    en: {
      one: 'There is no room for one more here. Remove something first.',
      other: 'There was no room for {count} more here. Remove something first.',
    },
    'zh-hk': '已達上限，有 {count} 項未能加入。請先移除部分內容。',
    'zh-cn': '已达上限，有 {count} 项未能加入。请先移除部分内容。',
  },
  entries_not_allowed: {
    en: {
      one: 'One change was not taken: your teacher has stopped this, or it belongs to somebody else.',
      other:
        '{count} changes were not taken: your teacher has stopped this, or they belong to somebody else.',
    },
    'zh-hk': '有 {count} 項更改未能接受：老師已暫停，或內容屬於他人。',
    'zh-cn': '有 {count} 项更改未能接受：老师已暂停，或内容属于他人。',
  },
  entries_invalid: {
    en: {
      one: 'One change could not be saved. Please make it again.',
      other: '{count} changes could not be saved. Please make them again.',
    },
    'zh-hk': '有 {count} 項更改未能儲存，請重新再做。',
    'zh-cn': '有 {count} 项更改未能保存，请重新再做。',
  },
  submit_title: { en: 'Submit your work?', 'zh-hk': '現在提交？', 'zh-cn': '现在提交？' },
  submit_all: {
    en: 'You have answered everything.',
    'zh-hk': '你已完成所有題目。',
    'zh-cn': '你已完成所有题目。',
  },
  submit_final: {
    en: 'You cannot change your answers afterwards.',
    'zh-hk': '提交後不能再更改答案。',
    'zh-cn': '提交后不能再更改答案。',
  },
  question_number: { en: 'Question {number}', 'zh-hk': '第 {number} 題', 'zh-cn': '第 {number} 题' },
  unanswered: {
    en: { one: '{count} question is not answered:', other: '{count} questions are not answered:' },
    'zh-hk': '有 {count} 題尚未作答：',
    'zh-cn': '有 {count} 题还没作答：',
  },
  flagged: {
    en: { one: 'You flagged {count} question:', other: 'You flagged {count} questions:' },
    'zh-hk': '你標記了 {count} 題：',
    'zh-cn': '你标记了 {count} 题：',
  },
  and_more: { en: 'and {count} more', 'zh-hk': '另外還有 {count} 題', 'zh-cn': '另外还有 {count} 题' },
  keep_working: { en: 'Keep working', 'zh-hk': '繼續作答', 'zh-cn': '继续作答' },
  handing_in: { en: 'Submitting…', 'zh-hk': '提交中…', 'zh-cn': '提交中…' },
  handing_in_server_away: {
    en: 'The server cannot take it just now. Your work is kept on this device and is submitted by itself.',
    'zh-hk': '伺服器暫時未能接收。你的作答已保留在此裝置，稍後會自動提交。',
    'zh-cn': '服务器暂时无法接收。你的作答已保留在此设备，稍后会自动提交。',
    'zh-tw': '伺服器暫時無法接收。你的作答已保留在此裝置，稍後會自動提交。',
  },
  handing_in_offline: {
    en: 'No network just now. Your work is kept on this device and is submitted as soon as the network is back.',
    'zh-hk': '暫時沒有網絡。你的作答已保留在此裝置，網絡恢復後會自動提交。',
    'zh-cn': '暂时没有网络。你的作答已保留在此设备，网络恢复后会自动提交。',
    'zh-tw': '暫時沒有網路。你的作答已保留在此裝置，網路恢復後會自動提交。',
  },
  time_is_up: { en: 'Time is up', 'zh-hk': '時間到', 'zh-cn': '时间到' },
  time_is_up_text: {
    en: 'Your answers are being submitted.',
    'zh-hk': '正在提交你的答案。',
    'zh-cn': '正在提交你的答案。',
  },
  closed_by_teacher: {
    en: 'Your teacher has closed this',
    'zh-hk': '老師已關閉此活動',
    'zh-cn': '老师已关闭此活动',
  },
  closed_by_teacher_text: {
    en: 'What you have done so far is being submitted.',
    'zh-hk': '正在提交你目前已完成的部分。',
    'zh-cn': '正在提交你目前已完成的部分。',
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
  player_failed: {
    en: 'This activity could not be opened on this device.',
    'zh-hk': '未能在此裝置開啟此活動。',
    'zh-cn': '未能在此设备打开此活动。',
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
  later: {
    en: 'The result appears here later.',
    'zh-hk': '結果稍後會在此顯示。',
    'zh-cn': '结果稍后会在此显示。',
  },
  needs_teacher: {
    en: 'Your teacher still has to mark part of it; your score may grow.',
    'zh-hk': '部分題目尚待老師批改，分數或會增加。',
    'zh-cn': '部分题目还待老师批改，分数可能会增加。',
  },
  comment_title: { en: 'From your teacher', 'zh-hk': '老師的話', 'zh-cn': '老师的话' },
  marks_title: { en: 'Question by question', 'zh-hk': '逐題結果', 'zh-cn': '逐题结果' },
  mark_right: { en: 'right', 'zh-hk': '正確', 'zh-cn': '正确' },
  mark_partial: { en: 'partly right', 'zh-hk': '部分正確', 'zh-cn': '部分正确' },
  mark_wrong: { en: 'not right', 'zh-hk': '不正確', 'zh-cn': '不正确' },
  mark_pending: { en: 'waiting for your teacher', 'zh-hk': '待老師批改', 'zh-cn': '待老师批改' },
  mark_name: {
    en: 'Question {number}: {result}, {score} of {max}',
    'zh-hk': '第 {number} 題：{result}，{score} / {max} 分',
    'zh-cn': '第 {number} 题：{result}，{score} / {max} 分',
  },
  see_answers: { en: 'See my answers', 'zh-hk': '查看我的答案', 'zh-cn': '查看我的答案' },
  hide_answers: { en: 'Hide my answers', 'zh-hk': '收起我的答案', 'zh-cn': '收起我的答案' },
  to_home: { en: 'To my activities', 'zh-hk': '返回我的活動', 'zh-cn': '返回我的活动' },
});
