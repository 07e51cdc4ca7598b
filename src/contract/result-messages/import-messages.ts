import { defineMessages } from '#contract/language.ts';

/** Refusals concerning the import of people. */
export const importResultMessages = defineMessages({
  import_file_refused: { en: '{reason}', 'zh-hk': '{reason}', 'zh-cn': '{reason}' },
  import_has_problems: {
    en: 'Some lines still have something to correct or to confirm. Nothing was imported.',
    'zh-hk': '部分行仍須更正或確認，未有匯入任何資料。',
    'zh-cn': '部分行仍须更正或确认，没有导入任何数据。',
    'zh-tw': '部分列仍須更正或確認，沒有匯入任何資料。',
  },
  import_school_changed: {
    en: 'The school has changed since this list was compared. Please look at the differences again; nothing was imported.',
    'zh-hk': '比對名單後，學校的資料已有更改。請再看一次差異，未有匯入任何資料。',
    'zh-cn': '比对名单后，学校的数据已有更改。请再看一次差异，没有导入任何数据。',
    'zh-tw': '比對名單後，學校的資料已有更改。請再看一次差異，沒有匯入任何資料。',
  },
  import_running: {
    en: 'This list is being imported just now.',
    'zh-hk': '名單正在匯入。',
    'zh-cn': '名单正在导入。',
  },
});
