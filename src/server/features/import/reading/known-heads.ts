import {
  columnAliases,
  columnMessages,
  type ImportColumn,
  importColumns,
} from '#contract/import/import-columns.ts';

/**
 * What the head of a column may mean: a column of the list, or a part of one. Parts of names are joined in the order of
 * their language, a class and a subject become a teaching.
 */
export type HeadMeaning = ImportColumn | HeadPart;
export type HeadPart = keyof typeof columnByPart;

/** The column to which each part belongs. */
export const columnByPart = {
  family_name: 'name',
  given_name: 'name',
  english_family_name: 'english_name',
  english_given_name: 'english_name',
  teaching_class: 'teachings',
  teaching_subject: 'teachings',
  /** A class number in one school, the number in the school's records in another: its values decide. */
  number_or_id: 'class_number',
} as const satisfies Record<string, ImportColumn>;

const isPart = (meaning: HeadMeaning): meaning is HeadPart => Object.hasOwn(columnByPart, meaning);

export const toColumn = (meaning: HeadMeaning): ImportColumn =>
  isPart(meaning) ? columnByPart[meaning] : meaning;

const partNames: Readonly<Record<HeadPart, string>> = {
  family_name:
    '姓|姓氏|中文姓|中文姓氏|姓中文|姓氏中文|family name|familyname|last name|surname|sn|last|family|chinese surname|chinese family name|chinese last name|student last name|legal surname|legal last name|preferred surname',
  given_name:
    '名|名字|中文名|中文名字|名中文|名字中文|given name|given names|other names|other name|first name|forename|forenames|firstname|first|given|chinese given name|chinese first name|student first name|名字|legal forename|legal first name|preferred forename',
  english_family_name:
    '英文姓|英文姓氏|姓英|姓英文|姓氏英文|外文姓|english surname|english family name|english last name|surname in english|surname eng|surname english|last name english|last name eng|family name english|eng surname|eng last name',
  english_given_name:
    '英文名|英文名字|名英|名英文|名字英文|外文名|english given name|english first name|given name in english|given name english|given name eng|first name english|first name eng|eng given name|eng first name',
  teaching_class:
    '任教班別|任教班级|任教班級|教授班別|所教班別|授課班別|授课班级|任課班級|任课班级|class taught|classes taught|teaching class|teaching classes',
  teaching_subject:
    '任教科目|任教學科|任教学科|教授科目|授課科目|授课科目|任課科目|任课科目|科目|學科|学科|科目名稱|subject|subjects|subject taught|subjects taught|teaching subject|teaching subjects|subject name',
  number_or_id: '學號|学号',
};

/**
 * Normalises a column name. Full or half width, case, spaces and the marks that templates add make no
 * difference.
 */
export function normalizeColumnName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*_.:()/#'’"?!【】[\]「」《》<>〈〉、,，。※★●-]/g, '');
}

const columnByName = new Map<string, HeadMeaning>(
  importColumns.flatMap((column) => {
    const texts = Object.values(columnMessages[column]) as string[];
    return [column, ...texts, ...columnAliases[column]].map((name): [string, ImportColumn] => [
      normalizeColumnName(name),
      column,
    ]);
  }),
);
const partByName = new Map<string, HeadMeaning>(
  (Object.entries(partNames) as [HeadPart, string][]).flatMap(([part, names]) =>
    names.split('|').map((name): [string, HeadMeaning] => [normalizeColumnName(name), part]),
  ),
);

/** Remarks in brackets, also at the end of a line that was cut. */
const remarkPattern = /[([（【［<〈][^)\]）】］>〉]*[)\]）】］>〉]?/g;
/** What forms write beside the name of a column, without brackets. */
const noisePattern =
  /必須填寫|必须填写|必填|必須|必须|選填|选填|可選|可选|可留空|如有|如適用|如适用|\b(?:required|mandatory|optional|if any|if applicable)\b|(?:例如|例：|例:|如：|格式|e\.g\.|eg:|format:).*$/gi;
/** Columns about the people around a student: only the words in a remark say so. */
const otherPeoplePattern =
  /家長|家长|父|母|監護|监护|緊急|紧急|聯絡人|联系人|parent|guardian|father|mother|emergency/i;

const lookUp = (text: string): HeadMeaning | undefined => {
  const name = normalizeColumnName(text);
  return partByName.get(name) ?? columnByName.get(name);
};

/** The one thing that all parts of a head in two languages mean: `班別 Class`, `Name/姓名`. */
function lookUpParts(text: string): HeadMeaning | undefined {
  const parts = text
    .split(/[\n/|｜／\\]|(?<=\p{Script=Han})[\s:：-]*(?=[A-Za-z])|(?<=[A-Za-z.])[\s:：-]*(?=\p{Script=Han})/u)
    .filter((part) => normalizeColumnName(part) !== '');
  if (parts.length < 2) return undefined;
  const meanings = new Set(parts.map(lookUp));
  if (meanings.size === 1) return [...meanings][0];
  const columns = new Set([...meanings].map((meaning) => meaning && toColumn(meaning)));
  return columns.size === 1 ? [...meanings].find((meaning) => meaning !== undefined) : undefined;
}

const meaningByHead = new Map<string, HeadMeaning | null>();
const rememberedHeadsMax = 10_000;

/** In which language a name is, in brackets or behind it. */
const chineseMark = /^(?:中|中文|chi|chinese)$/i;
const englishMark = /^(?:英|英文|eng|english)$/i;
const englishMeanings: Partial<Record<HeadMeaning, HeadMeaning>> = {
  name: 'english_name',
  family_name: 'english_family_name',
  given_name: 'english_given_name',
};
/** Whose it is goes without saying, but for people around a student. */
const ownerPattern =
  /^(?:學生|学生|老師|老师|教師|教师|教職員|(?:students?|pupils?|teachers?|staff)(?:['’]s?)?)\s*(?=.)/i;

function lookUpMarked(text: string, plainText: string): HeadMeaning | undefined {
  const marks = Array.from(text.matchAll(remarkPattern), ([remark]) =>
    remark
      .slice(1)
      .replace(/[)\]）】］>〉]$/, '')
      .trim(),
  );
  const meaning = lookUp(plainText) ?? lookUp(plainText.replace(ownerPattern, ''));
  if (meaning === undefined || !marks.some((mark) => englishMark.test(mark) || chineseMark.test(mark)))
    return meaning;
  return marks.some((mark) => englishMark.test(mark)) ? (englishMeanings[meaning] ?? meaning) : meaning;
}

function findMeaning(head: string): HeadMeaning | null {
  const text = head.normalize('NFKC');
  const whole = lookUp(text);
  if (whole) return whole;
  if (otherPeoplePattern.test(text)) return null;
  const plainText = text.replaceAll(remarkPattern, ' ').replaceAll(noisePattern, ' ').trim();
  return (
    lookUpMarked(text, plainText) ??
    lookUp(text.replaceAll(noisePattern, ' ')) ??
    lookUpParts(plainText) ??
    lookUpParts(text) ??
    null
  );
}

/** Names that some lists use for the lines, or for people around: they give way to others of the same meaning. */
const weakNames = new Set(
  [
    'no',
    'number',
    '序號',
    'id',
    'school id',
    '編號',
    '编号',
    'teacher',
    'teachers',
    '教師',
    '老師',
    '教师',
    '老师',
    'staff',
  ].map(normalizeColumnName),
);
export const isWeakHead = (head: string): boolean => weakNames.has(normalizeColumnName(head));

/** What a head means; null if no school is known to name a column like this. */
export function readHead(head: string): HeadMeaning | null {
  if (head.length > 200) return null;
  let meaning = meaningByHead.get(head);
  if (meaning === undefined) {
    meaning = findMeaning(head);
    if (meaningByHead.size < rememberedHeadsMax) meaningByHead.set(head, meaning);
  }
  return meaning;
}
