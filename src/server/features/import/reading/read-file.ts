import { importFileMaxBytes } from '#contract/limits.ts';
import { assignColumns } from './assign-columns.ts';
import { detectSeparator, readCsvTable } from './csv-table.ts';
import { decodeText } from './decode-text.ts';
import { detectEncoding } from './detect-encoding.ts';
import { FileProblem } from './file-problem.ts';
import type { PeopleList, ReadingChoice } from './people-list.ts';
import { readZip } from './read-zip-file.ts';
import { isZip } from './zip.ts';

/** Reads a list of people with known columns from a file of any accepted format. */

function readCsv(bytes: Buffer, choice: ReadingChoice): PeopleList {
  const encoding = choice.encoding ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding);
  if (text.trim() === '') throw new FileProblem('empty_file');
  const separator = choice.separator ?? detectSeparator(text);
  return { format: 'csv', encoding, separator, ...assignColumns(readCsvTable(text, separator), choice) };
}

/** First bytes of old Excel files, PDFs and pictures, which no text file has. */
const otherFormatSignatures = [
  'd0cf11e0',
  '25504446',
  '89504e47',
  'ffd8ffe0',
  'ffd8ffe1',
  '47494638',
  '1f8b0800',
];

/** Reads a list of people from a file. Throws FileProblem. */
export async function readPeopleFile(bytes: Buffer, choice: ReadingChoice = {}): Promise<PeopleList> {
  if (bytes.length === 0) throw new FileProblem('empty_file');
  if (bytes.length > importFileMaxBytes)
    throw new FileProblem('file_too_large', { size: importFileMaxBytes / 1024 / 1024 });
  if (isZip(bytes)) return readZip(bytes, choice);
  if (otherFormatSignatures.includes(bytes.toString('hex', 0, 4))) throw new FileProblem('unknown_format');
  return readCsv(bytes, choice);
}
