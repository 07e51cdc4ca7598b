import { type ImportEncoding, importEncodings } from '#contract/import/import-columns.ts';
import { importFileMaxBytes } from '#contract/limits.ts';
import { assignColumns } from './assign-columns.ts';
import { detectSeparator, readCsvTable } from './csv-table.ts';
import { decodeText } from './decode-text.ts';
import { detectEncoding } from './detect-encoding.ts';
import { FileProblem } from './file-problem.ts';
import type { PeopleList, ReadingChoice } from './people-list.ts';
import { readOldExcel } from './read-other-workbook.ts';
import { isOtherMarkup, isWebTable, readDeclaredEncoding, readWebTable } from './read-web-table.ts';
import { readZip } from './read-zip-file.ts';
import type { Table } from './table.ts';
import { isZip } from './zip.ts';

/** Reads a list of people with known columns from a file of any accepted format. */

const toWorkbookList = (table: Table, choice: ReadingChoice): PeopleList => ({
  format: 'xlsx',
  encoding: null,
  separator: null,
  ...assignColumns(table, choice),
});

/** What a web page calls its encoding, where that is not our name of it. */
const encodingByLabel = new Map<string, ImportEncoding>([
  ['utf8', 'utf-8'],
  ['gb2312', 'gb18030'],
  ['gbk', 'gb18030'],
  ['big5-hkscs', 'big5'],
]);

function readPageEncoding(bytes: Buffer): ImportEncoding | undefined {
  const label = readDeclaredEncoding(bytes) ?? '';
  return importEncodings.find((encoding) => encoding === label) ?? encodingByLabel.get(label);
}

function readText(bytes: Buffer, choice: ReadingChoice): PeopleList {
  const encoding = choice.encoding ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding);
  if (text.trim() === '') throw new FileProblem('empty_file');
  if (isWebTable(text)) {
    const declared = encoding.startsWith('utf-16') ? undefined : readPageEncoding(bytes);
    const page = declared && declared !== encoding ? decodeText(bytes, declared) : text;
    return toWorkbookList(readWebTable(page), choice);
  }
  if (isOtherMarkup(text)) throw new FileProblem('unknown_format');
  const separator = choice.separator ?? detectSeparator(text);
  return { format: 'csv', encoding, separator, ...assignColumns(readCsvTable(text, separator), choice) };
}

/** First bytes of PDFs, pictures and packed files, which no text file has. */
const otherFormatSignatures = [
  '25504446',
  '89504e47',
  'ffd8ff',
  '47494638',
  '1f8b08',
  '526172211a',
  '377abcaf',
];
const compoundSignature = 'd0cf11e0';
/** Names of parts of a compound file: of a workbook with a password ([MS-OFFCRYPTO] 2.3.4.4), and of an old one. */
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');
const workbookParts = [Buffer.from('Workbook\0', 'utf16le'), Buffer.from('Book\0', 'utf16le')];

/** Reads what Office kept in compound files. Throws FileProblem. */
async function readCompound(bytes: Buffer, choice: ReadingChoice): Promise<PeopleList> {
  if (bytes.includes(encryptedPart)) throw new FileProblem('workbook_encrypted');
  if (!workbookParts.some((part) => bytes.includes(part))) throw new FileProblem('unknown_format');
  return toWorkbookList(await readOldExcel(bytes), choice);
}

/** Reads a list of people from a file. Throws FileProblem. */
export async function readPeopleFile(bytes: Buffer, choice: ReadingChoice = {}): Promise<PeopleList> {
  if (bytes.length === 0) throw new FileProblem('empty_file');
  if (bytes.length > importFileMaxBytes)
    throw new FileProblem('file_too_large', { size: importFileMaxBytes / 1024 / 1024 });
  if (isZip(bytes)) return readZip(bytes, choice);
  const start = bytes.toString('hex', 0, 8);
  if (start.startsWith(compoundSignature)) return readCompound(bytes, choice);
  if (otherFormatSignatures.some((signature) => start.startsWith(signature)))
    throw new FileProblem('unknown_format');
  return readText(bytes, choice);
}
