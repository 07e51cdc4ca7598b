import { roleAliases, roleNames } from '#contract/import/import-columns.ts';
import type { TableRow } from './table.ts';

/** What the name of a sheet and the titles above its columns say about the people in it. */

const classPattern =
  /^(?:[sfp]\.?\s?|form\s?|grade\s?|year\s?)?\d{1,2}\s?-?\s?[a-z]$|^(?:[中小高初國国][一二三四五六\d]|[一二三四五六七八九])\s?(?:年級?级?)?\s?[（(]?(?:[a-z]|[甲乙丙丁戊己庚辛忠孝仁愛信義和平]|\d{1,2})?[）)]?班?$|^\d{3}$/i;
const wordsAroundClass =
  /名單|名单|學生|学生|班別|班别|班級名稱|資料|资料|\b(?:class|students?|name\s?list|list)\b|[:：]/gi;

/** The class in a text such as `4A`, `4A班`, `Class 4A` or `4A 學生名單`; undefined if it names something else. */
export function readClassName(text: string): string | undefined {
  const name = text.normalize('NFKC').replaceAll(wordsAroundClass, ' ').trim();
  const shortName = name.replace(/\s*班$/, '');
  if (classPattern.test(shortName)) return shortName.replaceAll(/\s+/g, '');
  return classPattern.test(name) ? name.replaceAll(/\s+/g, '') : undefined;
}

const titleClassPatterns = [
  /(?:班別|班级|班級|班别|\bclass)\s*[:：]?\s*([\p{L}\p{N}.-]{1,12})/iu,
  /(?<![\p{L}\p{N}])([\p{L}\p{N}.-]{1,12})\s*班(?!主任|別|级|級)/u,
];

/** The one class that the titles name; undefined if they name none or several. */
export function readClassOfTitles(titles: readonly TableRow[]): string | undefined {
  const texts = titles.map(({ cells }) =>
    cells
      .filter((cell) => cell !== '')
      .join(' ')
      .slice(0, 500),
  );
  const names = texts.flatMap((text) =>
    titleClassPatterns.flatMap(
      (pattern) => readClassName(pattern.exec(text.normalize('NFKC'))?.[1] ?? '') ?? [],
    ),
  );
  return new Set(names).size === 1 ? names[0] : undefined;
}

/** Names that say nothing: those that programs give by themselves, and those of whole lists. */
const emptyNamePattern =
  /^(?:sheet|工作表|表|table|list|名單|名单|data|資料|资料|總表|总表|all)?\s*\(?\d{0,3}\)?$/i;

/** Whether a sheet's name may be that of a class, although it does not look like one: `Mercury`, `忠`. */
export function mayNameClass(name: string): boolean {
  return !emptyNamePattern.test(name.trim()) && name.trim().length <= 20 && readRole(name) === undefined;
}

const roles = ['teacher', 'student'] as const;

/** The role that a sheet's name tells, such as `老師` or `Students`. */
export function readRole(name: string): (typeof roles)[number] | undefined {
  const plainName = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/名單|名单|資料|资料|list|\d|[\s()_-]/g, '');
  const isRole = (role: (typeof roles)[number]) =>
    [...Object.values(roleNames[role]), ...roleAliases[role]]
      .map((word) => word.toLowerCase())
      .some((word) => word.length > 1 && (plainName === word || plainName === `${word}s`));
  return roles.find(isRole);
}

/** Whether a sheet's name says that it explains how to fill in the others. */
export const isInstructionName = (name: string): boolean =>
  /說明|说明|須知|须知|指引|範例|范例|示例|樣本|样本|例子|instruction|read\s?me|guide|example|sample|notes?$|help/i.test(
    name,
  );
