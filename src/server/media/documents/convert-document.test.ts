import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp, { type Region } from 'sharp';
import { describe, expect, test } from 'vitest';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import {
  makeConversionFolder,
  makeConversionTask,
  readConversionRefusal,
} from '#tests/support/conversion-task.ts';
import { writeDocx, writePptx, writeXlsx } from '#tests/support/samples/office-samples.ts';
import { writeGreyPicture, writePicturePdf, writeTextPdf } from '#tests/support/samples/pdf-samples.ts';
import { convertDocument } from './convert-document.ts';

const poem = ['春眠不覺曉', '處處聞啼鳥'];

async function convert(bytes: Uint8Array, name: string) {
  const path = join(makeConversionFolder(), name);
  await writeFile(path, bytes);
  const { task, shares, resultPathOf: keptPath } = await makeConversionTask(path);
  const result = await convertDocument(task);
  const texts = JSON.parse(await readFile(keptPath(result.text), 'utf8')) as string[];
  const pictures = result.pages.map(({ image }) => keptPath(image.url));
  return { result, shares, texts, pictures, keptPath };
}

/** Share of the pixels in a picture, or in a region of it, that are not nearly white. */
async function measureInk(path: string, part?: Region): Promise<number> {
  const picture = part === undefined ? sharp(path) : sharp(path).extract(part);
  const points = await picture.greyscale().raw().toBuffer();
  return points.filter((value) => value < 200).length / points.length;
}

/** Another format of a document, as LibreOffice writes it. */
async function convertByOffice(folder: string, path: string, target: string): Promise<Buffer> {
  const { soffice } = findPrograms();
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  execFileSync(soffice!, [profile, '--headless', '--convert-to', target, '--outdir', folder, path], {
    stdio: 'ignore',
  });
  return readFile(path.replace(/\w+$/, target.split(':')[0] ?? ''));
}

function hasChineseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }) !== '';
  } catch {
    return false;
  }
}

describe('a PDF', () => {
  test('becomes a picture and a thumbnail per page, and the text of each page', async () => {
    const { result, shares, texts, keptPath } = await convert(writeTextPdf(poem), 'poem.pdf');
    expect(result.pages).toHaveLength(2);
    const { image, thumb } = result.pages[0]!;
    expect(image).toMatchObject({ width: 1131, height: 1600 });
    expect(thumb).toMatchObject({ width: 170, height: 240 });
    for (const { url, ...size } of [image, thumb]) {
      expect(await sharp(keptPath(url)).metadata()).toMatchObject({ format: 'webp', ...size });
    }
    expect(texts).toEqual(poem.map((line) => expect.stringContaining(line)));
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  test.skipIf(!hasChineseFont())(
    'shows Chinese also without a font of its own: signs, not boxes',
    async () => {
      const { pictures } = await convert(writeTextPdf(poem), 'poem.pdf');
      const [first, second] = await Promise.all(pictures.map((path) => measureInk(path)));
      expect(first).toBeGreaterThan(0.005);
      expect(second).toBeGreaterThan(0.005);
      expect(Math.abs(first! - second!)).toBeGreaterThan(0.0005);
    },
  );

  test('may hold a scan of A3 at 600 dots per inch', async () => {
    const { pictures } = await convert(writePicturePdf([writeGreyPicture(7016, 9933)]), 'scan.pdf');
    expect(await measureInk(pictures[0]!)).toBeGreaterThan(0.99);
  });

  test('of absurd paper gets pages of the usual size', async () => {
    const huge = '/MediaBox[0 0 14400 14400]/UserUnit 75000';
    const { result } = await convert(writeTextPdf(['大'], huge), 'huge.pdf');
    expect(result.pages[0]!.image).toMatchObject({ width: 1600, height: 1600 });
  });

  test('with rotated pages is drawn the right way up', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([595, 842]);
    page.drawRectangle({ x: 0, y: 0, width: 595, height: 100 });
    page.setRotation({ type: 'degrees', angle: 90 } as never);
    const { result, pictures } = await convert(await pdf.save(), 'turned.pdf');
    expect(result.pages[0]!.image).toMatchObject({ width: 1600, height: 1131 });
    const corner = { left: 0, top: 0, width: 100, height: 1100 };
    expect(await measureInk(pictures[0]!, corner)).toBe(1);
  });
});

test('an Office file needs the program that the app found when it started', async () => {
  const path = join(makeConversionFolder(), 'letter.docx');
  await writeFile(path, await writeDocx('信'));
  const { task } = await makeConversionTask(path, { programs: findPrograms('/nowhere') });
  expect(await readConversionRefusal(convertDocument(task))).toEqual([
    'program_missing',
    { program: 'LibreOffice' },
  ]);
});

describe.skipIf(findPrograms().soffice === undefined)('an Office file', () => {
  const samples: [name: string, make: () => Promise<Buffer>][] = [
    ['slides.pptx', () => writePptx(poem)],
    ['letter.docx', () => writeDocx(poem.join(''))],
    [
      'marks.xlsx',
      () =>
        writeXlsx([
          ['姓名', '春眠不覺曉'],
          ['陳', '處處聞啼鳥'],
        ]),
    ],
  ];
  test.each(samples)('%s becomes pages with Chinese text', async (name, make) => {
    const { result, texts, pictures, shares } = await convert(await make(), name);
    expect(result.pages).toHaveLength(name.endsWith('.pptx') ? 2 : 1);
    for (const line of poem) expect(texts.join('\n')).toContain(line);
    expect(await measureInk(pictures[0]!)).toBeGreaterThan(0.0003);
    expect(shares.at(-1)).toBe(1);
  });

  /** A paragraph with text that was deleted, added and moved while Word tracked the changes. */
  const tracked = (() => {
    const by = (id: number) => `w:id="${id}" w:author="A" w:date="2026-01-01T00:00:00Z"`;
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    return [
      `春眠</w:t></w:r><w:del ${by(1)}><w:r><w:delText>答案一</w:delText></w:r></w:del>`,
      `<w:ins ${by(2)}>${run('不覺曉')}</w:ins><w:moveFrom ${by(3)}>${run('處處')}</w:moveFrom></w:p>`,
      `<w:p><w:pPr><w:rPr><w:del ${by(4)}/></w:rPr></w:pPr><w:del ${by(5)}><w:r><w:delText>答案二</w:delText></w:r></w:del></w:p>`,
      `<w:p><w:moveTo ${by(6)}>${run('處處')}</w:moveTo><w:r><w:t>聞啼鳥`,
    ].join('');
  })();

  test('shows no text that was deleted while Word tracked the changes', async () => {
    const folder = makeConversionFolder();
    const letter = join(folder, 'letter.docx');
    await writeFile(letter, await writeDocx(tracked));
    const old = await convertByOffice(folder, letter, 'doc:MS Word 97');
    for (const [name, bytes] of [
      ['letter.docx', await readFile(letter)],
      ['letter.doc', old],
    ] as const) {
      const { texts } = await convert(bytes, name);
      expect(texts.join('').replace(/\s/g, '')).toBe('春眠不覺曉處處聞啼鳥');
    }
  });

  const timetable = Array.from({ length: 20 }, (_row, row) =>
    Array.from({ length: 15 }, (_cell, column) => `第${row}節${column}`),
  );
  test('with a wide sheet has a page as wide as the sheet', async () => {
    const folder = makeConversionFolder();
    const wide = join(folder, 'wide.xlsx');
    await writeFile(wide, await writeXlsx(timetable));
    const old = await convertByOffice(folder, wide, 'xls:MS Excel 97');
    for (const [name, bytes] of [
      ['wide.xlsx', await readFile(wide)],
      ['wide.xls', old],
    ] as const) {
      const { result, texts } = await convert(bytes, name);
      expect(result.pages).toHaveLength(1);
      expect(result.pages[0]!.image.width).toBe(1600);
      expect(texts[0]).toContain('第19節14');
    }
  });

  test('of the old formats is read as well, also under the ending of its newer form', async () => {
    const folder = makeConversionFolder();
    await writeFile(join(folder, 'letter.docx'), await writeDocx('舊格式'));
    const old = await convertByOffice(folder, join(folder, 'letter.docx'), 'doc:MS Word 97');
    for (const name of ['letter.doc', 'letter.docx']) {
      const { texts } = await convert(old, name);
      expect(texts).toEqual([expect.stringContaining('舊格式')]);
    }
  });
});
