import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '#server/app-error.ts';
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

/** Streams of documents with a password ([MS-OFFCRYPTO] 2.3.4.4, [MS-PPT] 2.1.5). */
const encryptedStreamNames: ReadonlySet<string> = new Set(['EncryptedPackage', 'EncryptedSummary']);

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

type CompoundFormat = Format & { startSector: number };

/**
 * Looks for a stream name at every possible position of a directory entry, instead of following the chains of
 * sectors.
 */
async function findCompoundFormat(path: string): Promise<CompoundFormat | undefined> {
  let found: CompoundFormat | undefined;
  for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 })) {
    const bytes = chunk as Buffer;
    for (let offset = 0; offset + directoryEntryBytes <= bytes.length; offset += directoryEntryBytes) {
      const entry = bytes.subarray(offset, offset + directoryEntryBytes);
      const name = readStreamName(entry) ?? '';
      if (encryptedStreamNames.has(name)) throw new AppError('file_encrypted');
      const format = formatByStreamName.get(name);
      if (format) found ??= { ...format, startSector: entry.readUInt32LE(116) };
    }
  }
  return found;
}

const sectorShiftAt = 30;
const streamStartBytes = 512;
const wordStart = Buffer.from('eca5', 'hex');
const workbookStart = Buffer.from('0908', 'hex');
const passwordRecord = 0x2f;

/** Whether a stream that begins here is that of a document with a password ([MS-DOC] 2.5.2, [MS-XLS] 2.4.117). */
function startsEncrypted(start: Buffer): boolean {
  if (start.subarray(0, 2).equals(wordStart)) return (start.readUInt16LE(10) & 0x100) !== 0;
  if (!start.subarray(0, 2).equals(workbookStart)) return false;
  const next = 4 + start.readUInt16LE(2);
  return next + 2 <= start.length && start.readUInt16LE(next) === passwordRecord;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Whether a file of Office before 2007 has a password: the first bytes of its main stream tell ([MS-CFB] 2.2). */
async function hasOldPassword(path: string, startSector: number): Promise<boolean> {
  const file = await open(path);
  try {
    const header = await readAt(file, 0, streamStartBytes);
    const sectorBytes = 2 ** header.readUInt16LE(sectorShiftAt);
    const start = await readAt(file, (startSector + 1) * sectorBytes, streamStartBytes);
    return start.length === streamStartBytes && startsEncrypted(start);
  } finally {
    await file.close();
  }
}

async function findFormat(path: string): Promise<Format | undefined> {
  const type = (await fileTypeFromFile(path))?.ext ?? '';
  if (type === 'pdf') return pdfFormat;
  if (type === 'cfb') {
    const format = await findCompoundFormat(path);
    if (format && (await hasOldPassword(path, format.startSector))) throw new AppError('file_encrypted');
    return format;
  }
  const format = zippedFormatByType.get(type);
  if (!format || !(await hasZipEntry(path, (name) => name.startsWith(format.mainFolder)))) return undefined;
  return format;
}

/** Returns undefined for other types and for unreadable zips. Refuses with 'file_encrypted'. */
export async function checkDocument(path: string): Promise<CheckedFile | undefined> {
  const format = await findFormat(path);
  if (!format) return undefined;
  return { path, extension: format.extension, mime: format.mime, width: null, height: null };
}
