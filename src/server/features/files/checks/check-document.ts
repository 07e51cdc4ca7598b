import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';
import { hasZipEntry } from '#server/features/files/checks/zip-entries.ts';

/** Recognises PDF and both generations of Office files by their content. */

type Format = { extension: string; mime: string };

const ooxmlMimePrefix = 'application/vnd.openxmlformats-officedocument';
/** Formats that are zips, by the type's name in the package file-type, with the folder of their main part. */
const zippedFormatByType = new Map<string, Format & { mainFolder: string }>([
  ['docx', { extension: '.docx', mime: `${ooxmlMimePrefix}.wordprocessingml.document`, mainFolder: 'word/' }],
  ['xlsx', { extension: '.xlsx', mime: `${ooxmlMimePrefix}.spreadsheetml.sheet`, mainFolder: 'xl/' }],
  [
    'pptx',
    { extension: '.pptx', mime: `${ooxmlMimePrefix}.presentationml.presentation`, mainFolder: 'ppt/' },
  ],
]);

const pdfFormat: Format = { extension: '.pdf', mime: 'application/pdf' };

/** Formats of compound files, by the name of a stream that only this format contains. */
const formatByStreamName = new Map<string, Format>([
  ['WordDocument', { extension: '.doc', mime: 'application/msword' }],
  ['Workbook', { extension: '.xls', mime: 'application/vnd.ms-excel' }],
  ['Book', { extension: '.xls', mime: 'application/vnd.ms-excel' }],
  ['PowerPoint Document', { extension: '.ppt', mime: 'application/vnd.ms-powerpoint' }],
]);

const directoryEntryBytes = 128;
const streamEntryType = 2;

/**
 * Returns the name of the stream in a compound file's directory entry ([MS-CFB] 2.6.1); undefined if the
 * bytes are no such entry.
 */
function readStreamName(entry: Buffer): string | undefined {
  const nameLength = entry.readUInt16LE(64);
  if (entry[66] !== streamEntryType || nameLength < 4 || nameLength > 64 || nameLength % 2 === 1)
    return undefined;
  return entry.toString('utf16le', 0, nameLength - 2);
}

/**
 * Looks for a stream name at every possible position of a directory entry, instead of following the chains of
 * sectors.
 */
async function findCompoundFormat(path: string): Promise<Format | undefined> {
  for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 })) {
    const bytes = chunk as Buffer;
    for (let offset = 0; offset + directoryEntryBytes <= bytes.length; offset += directoryEntryBytes) {
      const format = formatByStreamName.get(
        readStreamName(bytes.subarray(offset, offset + directoryEntryBytes)) ?? '',
      );
      if (format) return format;
    }
  }
  return undefined;
}

async function findFormat(path: string): Promise<Format | undefined> {
  const type = (await fileTypeFromFile(path))?.ext ?? '';
  if (type === 'pdf') return pdfFormat;
  if (type === 'cfb') return findCompoundFormat(path);
  const format = zippedFormatByType.get(type);
  if (!format || !(await hasZipEntry(path, (name) => name.startsWith(format.mainFolder)))) return undefined;
  return format;
}

/** Returns undefined for other types and for unreadable zips. */
export async function checkDocument(path: string): Promise<CheckedFile | undefined> {
  const format = await findFormat(path);
  if (!format) return undefined;
  return { path, extension: format.extension, mime: format.mime, width: null, height: null };
}
