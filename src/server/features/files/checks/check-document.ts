import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';
import { hasZipEntry } from '#server/features/files/checks/zip-entries.ts';

/** Recognises PDF and both generations of Office files by their content. */

type Format = { extension: string; mime: string };

const ooxml = 'application/vnd.openxmlformats-officedocument';
/** Formats by their type in the package file-type, with the folder of their main part. */
const zippedFormats = new Map<string, Format & { folder: string }>([
  ['docx', { extension: '.docx', mime: `${ooxml}.wordprocessingml.document`, folder: 'word/' }],
  ['xlsx', { extension: '.xlsx', mime: `${ooxml}.spreadsheetml.sheet`, folder: 'xl/' }],
  ['pptx', { extension: '.pptx', mime: `${ooxml}.presentationml.presentation`, folder: 'ppt/' }],
]);

const pdf: Format = { extension: '.pdf', mime: 'application/pdf' };

/** Formats by the name of a stream that only they contain. */
const compound = new Map<string, Format>([
  ['WordDocument', { extension: '.doc', mime: 'application/msword' }],
  ['Workbook', { extension: '.xls', mime: 'application/vnd.ms-excel' }],
  ['Book', { extension: '.xls', mime: 'application/vnd.ms-excel' }],
  ['PowerPoint Document', { extension: '.ppt', mime: 'application/vnd.ms-powerpoint' }],
]);

const entryLength = 128;
const streamType = 2;

/** Name of the stream of a compound file's directory entry ([MS-CFB] 2.6.1); undefined for other bytes. */
function streamName(entry: Buffer): string | undefined {
  const nameLength = entry.readUInt16LE(64);
  if (entry[66] !== streamType || nameLength < 4 || nameLength > 64 || nameLength % 2 === 1) return undefined;
  return entry.toString('utf16le', 0, nameLength - 2);
}

/** Checks every possible position of a directory entry instead of following the chains of sectors. */
async function checkCompound(path: string): Promise<Format | undefined> {
  for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 })) {
    const bytes = chunk as Buffer;
    for (let at = 0; at + entryLength <= bytes.length; at += entryLength) {
      const format = compound.get(streamName(bytes.subarray(at, at + entryLength)) ?? '');
      if (format) return format;
    }
  }
  return undefined;
}

async function findFormat(path: string): Promise<Format | undefined> {
  const type = (await fileTypeFromFile(path))?.ext ?? '';
  if (type === 'pdf') return pdf;
  if (type === 'cfb') return checkCompound(path);
  const format = zippedFormats.get(type);
  if (!format || !(await hasZipEntry(path, (name) => name.startsWith(format.folder)))) return undefined;
  return format;
}

/** Undefined for other types, and for unreadable zips. */
export async function checkDocument(path: string): Promise<CheckedFile | undefined> {
  const format = await findFormat(path);
  if (!format) return undefined;
  return { path, extension: format.extension, mime: format.mime, width: null, height: null };
}
