import { defineMessages } from '#contract/language.ts';

export const classMessages = defineMessages({
  lead: { en: 'Lead the class', 'zh-hk': '帶領全班', 'zh-cn': '带领全班' },
  let_go: { en: 'Let the class go', 'zh-hk': '讓學生自行考察', 'zh-cn': '让学生自行考察' },
  leading: {
    en: 'The class is at your stop and looks where you look. Click on the scene to point at something.',
    'zh-hk': '全班跟你在同一站，看你所看的方向。在場景上點一下，可指出一處。',
    'zh-cn': '全班跟你在同一站，看你所看的方向。在场景上点一下，可指出一处。',
  },
  free: {
    en: 'Students go where they like. Lead the class to bring all devices to your stop.',
    'zh-hk': '學生自行考察。按「帶領全班」，所有裝置便會來到你的站點。',
    'zh-cn': '学生自行考察。按“带领全班”，所有设备就会来到你的站点。',
  },
  stop_pointing: { en: 'Stop pointing', 'zh-hk': '不再指示', 'zh-cn': '不再指示' },
  people: { en: 'Who is where', 'zh-hk': '學生在哪裏', 'zh-cn': '学生在哪里', 'zh-tw': '學生在哪裡' },
  name: { en: 'Student', 'zh-hk': '學生', 'zh-cn': '学生' },
  stop: { en: 'Stop', 'zh-hk': '站點', 'zh-cn': '站点' },
  looks: { en: 'Looks', 'zh-hk': '視線', 'zh-cn': '视线' },
  away: { en: 'not here now', 'zh-hk': '目前不在', 'zh-cn': '当前不在' },
  nobody: {
    en: 'Nobody has begun the trip yet.',
    'zh-hk': '尚未有學生開始考察。',
    'zh-cn': '还没有学生开始考察。',
    'zh-tw': '還沒有學生開始考察。',
  },
  degrees: {
    en: '{degrees}° from ahead',
    'zh-hk': '與正前方相差 {degrees}°',
    'zh-cn': '与正前方相差 {degrees}°',
  },
  here: { en: '{count} here', 'zh-hk': '{count} 人在此', 'zh-cn': '{count} 人在此' },
});
