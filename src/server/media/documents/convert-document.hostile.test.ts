import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { documentLimits } from '#server/media/conversion-limits.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import {
  listProcessesIn,
  makeConversionFolder,
  makeConversionTask,
  readConversionRefusal,
} from '#tests/support/conversion-task.ts';
import {
  writeDocx,
  writePptx,
  writePptxWithLink,
  writeXlsx,
  writeZip,
} from '#tests/support/samples/office-samples.ts';
import {
  writeGreyPicture,
  writeLockedPdf,
  writeLongPdf,
  writePdf,
  writePdfBomb,
  writePicturePdf,
  writeTextPdf,
} from '#tests/support/samples/pdf-samples.ts';
import { convertDocument } from './convert-document.ts';
import { socketNameOf } from './office-to-pdf.ts';

async function writeSample(bytes: Uint8Array, name: string): Promise<string> {
  const path = join(makeConversionFolder(), name);
  await writeFile(path, bytes);
  return path;
}

async function readRefusalOf(bytes: Uint8Array, name: string) {
  const { task } = await makeConversionTask(await writeSample(bytes, name));
  return await readConversionRefusal(convertDocument(task));
}

/** A document with a password as Office stores it: a compound file with a stream of this name. */
function writeLockedOffice(): Buffer {
  const file = Buffer.alloc(4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.write('EncryptedPackage', 1024 + 128, 'utf16le');
  return file;
}

function overrideLimits(changes: Partial<typeof documentLimits>): void {
  const earlierLimits = { ...documentLimits };
  Object.assign(documentLimits, changes);
  onTestFinished(() => void Object.assign(documentLimits, earlierLimits));
}

const gifWithScript = Buffer.from('GIF89a/*\u0001\u0000*/=1;alert(1)//');
const damaged = ['document_damaged', {}];

describe('a hostile PDF is refused', () => {
  const samples: [what: string, bytes: () => Uint8Array, refusal: unknown[]][] = [
    ['with 100,000 pages', () => writeLongPdf(100_000), ['document_too_long', { count: 500 }]],
    [
      'without a page',
      () => writePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']),
      ['document_empty', {}],
    ],
    ['with a password', writeLockedPdf, ['document_encrypted', {}]],
    ['that unpacks to 4 GB', () => writePdfBomb(4), ['document_too_complex', {}]],
    ['cut in the middle of its first object', () => writeTextPdf(['斷']).subarray(0, 30), damaged],
    ['that is a picture with a script', () => gifWithScript, damaged],
    ['without a byte', () => Buffer.alloc(0), damaged],
  ];
  test.each(samples)('%s', async (_, bytes, refusal) => {
    expect(await readRefusalOf(bytes(), 'a.pdf')).toEqual(refusal);
  });

  test('and one that is a zip as well becomes nothing but pictures', async () => {
    const both = Buffer.concat([
      writeTextPdf(['雙']),
      await writeZip({ 'index.html': '<script>alert(1)</script>' }),
    ]);
    const { task, resultPathOf: keptPath } = await makeConversionTask(await writeSample(both, 'both.pdf'));
    const { pages } = await convertDocument(task);
    expect(pages).toHaveLength(1);
    expect((await sharp(keptPath(pages[0]!.image.url)).metadata()).format).toBe('webp');
  });
});

describe('a picture that is too large to be drawn is never left out silently: its page is named', () => {
  const small = writeGreyPicture(10, 10);

  test('where it has more points than allowed', async () => {
    const pdf = writePicturePdf([small, writeGreyPicture(10_001, 10_000)]);
    expect(await readRefusalOf(pdf, 'poster.pdf')).toEqual(['document_picture_too_large', { page: 2 }]);
  });

  test('where the memory does not suffice for it', async () => {
    overrideLimits({ renderMemoryBytes: 1_000_000_000 });
    for (const side of [5000, 7000]) {
      const pdf = writePicturePdf([small, small, writeGreyPicture(side, side)]);
      expect(await readRefusalOf(pdf, 'poster.pdf')).toEqual(['document_picture_too_large', { page: 3 }]);
    }
  });
});

test('a document whose pages take more room than allowed is refused', async () => {
  overrideLimits({ resultBytes: 10_000 });
  const pages = Array.from({ length: 5 }, () => '占地方');
  expect(await readRefusalOf(writeTextPdf(pages), 'large.pdf')).toEqual([
    'result_too_large',
    expect.anything(),
  ]);
});

describe('before LibreOffice sees it, an Office file is refused', () => {
  test('that unpacks to more than allowed', async () => {
    overrideLimits({ unpackedBytes: 1_000_000 });
    const parts = {
      '[Content_Types].xml': Buffer.alloc(600_000),
      'word/document.xml': Buffer.alloc(600_000),
    };
    expect(await readRefusalOf(await writeZip(parts), 'bomb.docx')).toEqual(['document_too_complex', {}]);
  });

  test.each([
    ['with a password', writeLockedOffice(), ['document_encrypted', {}]],
    ['that is a web page', Buffer.from('<html><img src="file:///etc/hostname"></html>'), damaged],
    ['that is a PDF', writeTextPdf(['我']), damaged],
    ['that is a picture with a script', gifWithScript, damaged],
    ['cut off', Buffer.from('PK\u0003\u0004 and no more'), damaged],
  ])('%s', async (_, bytes, refusal) => {
    for (const name of ['a.docx', 'a.ppt']) expect(await readRefusalOf(bytes, name)).toEqual(refusal);
  });
});

/** A server on this machine that records the requests it gets. */
async function startListening() {
  const seen: string[] = [];
  const server = createServer((request, reply) => {
    seen.push(request.url ?? '');
    reply.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

// Simulates a machine on which programs cannot be cut off from the network.
vi.mock('#server/media/programs/confine-program.ts', async (load) => {
  const real = await load<typeof import('#server/media/programs/confine-program.ts')>();
  return {
    confine: async (...[command, limits]: Parameters<typeof real.confine>) => {
      const confined = await real.confine(command, limits);
      const at = confined.findIndex((word) => word.endsWith('/unshare'));
      const until = confined.indexOf('--', at);
      return at < 0 ? confined : [...confined.slice(0, at), ...confined.slice(until + 1)];
    },
  };
});

describe.skipIf(findPrograms().soffice === undefined)('LibreOffice, even where it has a network,', () => {
  test('fetches nothing that a document names: no picture, no data, no file of this machine', async () => {
    const { seen, url } = await startListening();
    const red = await sharp({ create: { width: 99, height: 99, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const local = pathToFileURL(await writeSample(red, 'secret.png')).href;
    const samples: [string, Buffer][] = [
      ['a.pptx', await writePptxWithLink('題', red, `${url}/slide.png`)],
      ['b.docx', await writeDocx('文', [`${url}/letter.png`, local])],
      ['c.xlsx', await writeXlsx([['數', `=_xlfn.WEBSERVICE("${url}/marks")`]])],
    ];
    for (const [name, bytes] of samples) {
      const { task, resultPathOf: keptPath } = await makeConversionTask(await writeSample(bytes, name));
      const { pages } = await convertDocument(task);
      const { channels } = await sharp(await readFile(keptPath(pages[0]!.image.url))).stats();
      expect(channels[0]!.mean - channels[1]!.mean, `${name} shows no red`).toBeLessThan(0.1);
    }
    expect(seen).toEqual([]);
  });

  test('stopped in the middle leaves no process and no file outside its folder', async () => {
    const slides = await writePptx(Array.from({ length: 60 }, (_, index) => `第 ${index} 頁`));
    const stop = new AbortController();
    const { task } = await makeConversionTask(await writeSample(slides, 'slides.pptx'), {
      signal: stop.signal,
    });
    const socket = socketNameOf(pathToFileURL(join(task.folder, 'profile')).href);
    const isMeeting = () => readdirSync('/tmp').includes(socket);
    const conversion = convertDocument(task);
    conversion.catch(() => undefined);
    while (!isMeeting()) await wait(20);
    expect(listProcessesIn(task.folder)).not.toEqual([]);
    stop.abort(new Error('Stopped by hand'));
    await expect(conversion).rejects.toThrow('Stopped by hand');
    expect(existsSync(join(task.folder, 'pdf', 'source.pdf')), 'it was over before').toBe(false);
    expect(listProcessesIn(task.folder)).toEqual([]);
    expect(isMeeting()).toBe(false);
  });
});
