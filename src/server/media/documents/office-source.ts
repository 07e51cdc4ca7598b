import { open } from 'node:fs/promises';
import * as yauzl from 'yauzl';
import { findOwn } from '#contract/find-own.ts';
import { ConversionError } from '#server/media/conversion-error.ts';
import { documentLimits } from '#server/media/conversion-limits.ts';
import { hasWideSheet } from '#server/media/documents/sheet-width.ts';

/**
 * Checks an Office file before LibreOffice opens it. LibreOffice would guess the format and accept a web page or a
 * playlist, so the import filter is chosen here, by extension and container.
 */

type Container = 'zip' | 'compound';

/** The filter for exporting to PDF, and an import filter for each container. */
type OfficeFormat = { exportFilter: string } & Record<Container, string>;

const textFormat: OfficeFormat = {
  exportFilter: 'writer_pdf_Export',
  zip: 'MS Word 2007 XML',
  compound: 'MS Word 97',
};
const sheetFormat = {
  exportFilter: 'calc_pdf_Export',
  zip: 'Calc MS Excel 2007 XML',
  compound: 'MS Excel 97',
};
const slideFormat = {
  exportFilter: 'impress_pdf_Export',
  zip: 'Impress MS PowerPoint 2007 XML',
  compound: 'MS PowerPoint 97',
};

const formatByExtension: Partial<Record<string, OfficeFormat>> = {
  '.doc': textFormat,
  '.docx': textFormat,
  '.xls': sheetFormat,
  '.xlsx': sheetFormat,
  '.ppt': slideFormat,
  '.pptx': slideFormat,
};

export type OfficeFilters = { importFilter: string; exportFilter: string };

/**
 * `mayHaveChanges`: it may hold text that its author deleted while Word tracked the changes. `mayBeWide`: a sheet may be
 * wider than a page.
 */
export type OfficeSource = OfficeFilters & { mayHaveChanges: boolean; mayBeWide: boolean };

/** Throws 'document_damaged' if it is not an Office file, 'document_encrypted' and 'document_too_complex'. */
export async function checkOfficeSource(path: string, extension: string): Promise<OfficeSource> {
  const format = findOwn(formatByExtension, extension);
  const container = await detectContainer(path);
  if (format === undefined || container === undefined) throw new ConversionError('document_damaged');
  if (container === 'zip') await checkParts(path);
  const mayHaveChanges = format === textFormat && (container === 'compound' || (await hasDeletedText(path)));
  const mayBeWide = format === sheetFormat && (container === 'compound' || (await hasWideSheet(path)));
  return { importFilter: format[container], exportFilter: format.exportFilter, mayHaveChanges, mayBeWide };
}

const zipSignature = Buffer.from('PK\u0003\u0004');
const compoundSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Stream that holds a document with a password ([MS-OFFCRYPTO] 2.3.4.4). */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le');

async function detectContainer(path: string): Promise<Container | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(zipSignature.length + compoundSignature.length),
      0,
    );
    const startBytes = buffer.subarray(0, bytesRead);
    if (startBytes.subarray(0, zipSignature.length).equals(zipSignature)) return 'zip';
    if (!startBytes.subarray(0, compoundSignature.length).equals(compoundSignature)) return undefined;
    for await (const part of file.createReadStream({ start: 0, autoClose: false, highWaterMark: 1 << 20 })) {
      // A directory entry is 128 bytes long, aligned ([MS-CFB] 2.6), and starts with its name.
      if ((part as Buffer).indexOf(encryptedStream) % 128 === 0)
        throw new ConversionError('document_encrypted');
    }
    return 'compound';
  } finally {
    await file.close();
  }
}

/** Checks the declared sizes; a file with false ones hits the memory limit of the program. */
async function checkParts(path: string): Promise<void> {
  const { unpackedBytes, partsMax } = documentLimits;
  const zip = await yauzl
    .openPromise(path, { strictFileNames: false, validateEntrySizes: true })
    .catch(() => {
      throw new ConversionError('document_damaged');
    });
  try {
    if (zip.entryCount > partsMax) throw new ConversionError('document_too_complex');
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize;
      if (bytes > unpackedBytes) throw new ConversionError('document_too_complex');
    }
  } catch (error) {
    throw error instanceof ConversionError ? error : new ConversionError('document_damaged');
  } finally {
    zip.close();
  }
}

/** Elements of WordprocessingML that hold deleted and moved content (ECMA-376 part 1, 17.13.5). */
const deletedPattern = /<\w+:(?:del|moveFrom)[\s>]/;
const elementMaxLength = 40;

/** Whether a document of Word 2007 or later has tracked deletions. */
async function hasDeletedText(path: string): Promise<boolean> {
  const zip = await yauzl.openPromise(path, { strictFileNames: false, validateEntrySizes: true });
  try {
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('.xml')) continue;
      let tail = '';
      for await (const part of await zip.openReadStreamPromise(entry)) {
        const text = tail + (part as Buffer).toString('latin1');
        if (deletedPattern.test(text)) return true;
        tail = text.slice(-elementMaxLength);
      }
    }
    return false;
  } catch {
    throw new ConversionError('document_damaged');
  } finally {
    zip.close();
  }
}
