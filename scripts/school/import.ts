import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { columnMessages, type ImportColumn } from '#contract/import/import-columns.ts';
import {
  fileMessages,
  type NoticeKey,
  noticeMessages,
  problemMessages,
} from '#contract/import/import-messages.ts';
import { formatText, type TextParams } from '#contract/language.ts';
import { readListTime } from '#server/features/import/draft/list-time.service.ts';
import { parseList } from '#server/features/import/draft/load-list.service.ts';
import {
  compareList,
  findCalendarId,
  importList,
  type MachineImport,
} from '#server/features/import/import-at-machine.service.ts';
import type { Plan, PlanItem } from '#server/features/import/plan/plan-types.ts';
import { FileProblem } from '#server/features/import/reading/file-problem.ts';
import type { ListTime } from '#server/features/import/reading/roster-sessions.ts';
import { type Command, CommandError, exitCodes, printLine, readArguments } from './command.ts';

/** Maximum number of printed lines of each kind. */
const printedLinesMax = 50;

async function readPeople(file: string, time: ListTime): Promise<MachineImport['list']> {
  const bytes = await readFile(file).catch(() => {
    throw new CommandError(`The file '${file}' cannot be read.`);
  });
  return parseList(bytes, { time }).catch((error: unknown) => {
    if (!(error instanceof FileProblem)) throw error;
    throw new CommandError(formatText(fileMessages[error.key], 'en', error.params));
  });
}

const columnName = (column: string): string =>
  column in columnMessages
    ? formatText(columnMessages[column as ImportColumn], 'en')
    : 'Account opened again';

function describeItem({ line, cells, changes, problems, kind }: PlanItem): string {
  const problemTexts = problems.map(
    ({ column, key, params }) => `${columnName(column)}: ${formatText(problemMessages[key], 'en', params)}`,
  );
  const changeTexts = changes.map(
    ({ column, before, after }) => `${columnName(column)}: ${before || 'nothing'} → ${after}`,
  );
  const detailTexts =
    kind === 'ask'
      ? ['is this the same person? Say it in Setting → Import people.', ...changeTexts]
      : changeTexts;
  return `  line ${line ?? '–'}: ${cells.name ?? ''}  ${[...problemTexts, ...(problemTexts.length > 0 ? [] : detailTexts)].join('; ')}`;
}

function noticeParams(params: TextParams): TextParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === 'first' || name === 'second' ? columnName(String(value)) : value,
    ]),
  );
}

/**
 * Printing the list is safe: `cleanCell` has removed control characters, which could move the cursor or colour the
 * terminal.
 */
function printPlan({ counts, notices, items, writes }: Plan): void {
  for (const { key, params } of notices)
    printLine(formatText(noticeMessages[key satisfies NoticeKey], 'en', noticeParams(params)));
  const newNames = [...writes.classes, ...writes.subjects].map(({ name }) => name);
  if (newNames.length > 0) printLine(`New classes and subjects: ${newNames.join(', ')}`);
  for (const kind of ['wrong', 'ask', 'new', 'changed', 'moved', 'left'] as const) {
    if (counts[kind] === 0) continue;
    printLine(`${kind}: ${counts[kind]}`);
    const itemsOfKind = items.filter((item) => item.kind === kind);
    for (const item of itemsOfKind.slice(0, printedLinesMax)) printLine(describeItem(item));
    if (itemsOfKind.length > printedLinesMax) printLine(`  and ${itemsOfKind.length - printedLinesMax} more`);
  }
  printLine(`same: ${counts.same}`);
}

/** Asks a yes-or-no question. False if standard input ends without an answer. */
async function askYesNo(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const closedAnswer = once(terminal, 'close').then(() => '');
    const answer = await Promise.race([terminal.question(`${question} [y/N] `), closedAnswer]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

export const importCommand: Command = {
  name: 'import',
  summary: 'compares a list of people with the school, and imports it as a whole',
  usage: [
    '  npm run school -- import people.xlsx --make-missing',
    '  FILE               CSV, Excel (.xlsx) or a OneRoster package (.zip)',
    '  --term             the school year by its name; default: the current one',
    '  --make-missing     makes the classes and subjects that the school lacks',
    '  --dry-run          only compares',
    '  --yes              imports without asking',
    'People who are not in the list stay as they are. Passwords are issued in Setting, not here.',
  ].join('\n'),
  run: async (app, args) => {
    const { values, positionals } = readArguments(
      args,
      {
        term: { type: 'string' },
        'make-missing': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        yes: { type: 'boolean' },
      },
      1,
    );
    const [file] = positionals;
    if (file === undefined) throw new CommandError('Name the file to import.', exitCodes.wrongCall);
    const calendarId = await findCalendarId(app, values.term).catch(() => {
      throw new CommandError(
        values.term ? `There is no school year '${values.term}'.` : 'The school has no school year yet.',
      );
    });
    const peopleList = await readPeople(file, await readListTime(app.db, calendarId, app.now()));
    const importInput = { list: peopleList, calendarId, createsMissing: values['make-missing'] === true };
    const { plan } = await compareList(app, importInput);
    printPlan(plan);
    if (!plan.isReady) throw new CommandError('Mend these lines in the file first; nothing was imported.');
    const hasNoChanges = plan.writes.people.length === 0;
    if (values['dry-run'] || hasNoChanges)
      return printLine(hasNoChanges ? 'Nothing to import.' : 'Nothing was imported (--dry-run).');
    if (!values.yes && !(await askYesNo('Import all of it?')))
      throw new CommandError('Nothing was imported.');
    await importList(app, importInput);
    printLine('All of it is imported.');
  },
};
