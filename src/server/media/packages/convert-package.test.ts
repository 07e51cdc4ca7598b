import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  makeConversionFolder,
  makeConversionTask,
  readConversionRefusal,
} from '#tests/support/conversion-task.ts';
import { encodeText, type LegacyFile, writeLegacyZip } from '#tests/support/samples/legacy-zip.ts';
import { convertPackage } from './convert-package.ts';

/** File names in zips that do not state their encoding. */

const plain = (name: string, content = 'x'): LegacyFile => ({ name: Buffer.from(name), content });
const big5 = (name: string): LegacyFile => ({ name: encodeText(name, 'big5') });
const gbk = (name: string): LegacyFile => ({ name: encodeText(name, 'gbk') });
const marked = (name: string): LegacyFile => ({ ...plain(name), isMarkedUtf8: true });

async function convert(files: readonly LegacyFile[]) {
  const path = join(makeConversionFolder(), 'package.zip');
  await writeFile(path, writeLegacyZip(files));
  const { task } = await makeConversionTask(path);
  return convertPackage(task);
}

const listPaths = async (...files: LegacyFile[]) =>
  (await convert([plain('index.html', '<p>'), ...files])).files.slice(1).map(({ path }) => path);

describe('a zip of an old Windows', () => {
  // The second byte of 功, 許 and 蓋 in Big5 is a backslash.
  test('of Hong Kong or Taiwan has its names in Big5', async () => {
    const names = ['圖片/成功.png', '圖片/許可.png', '聲音/春眠不覺曉.mp3'];
    expect(await listPaths(...names.map(big5))).toEqual(names);
    const inFolder = ['課件/index.html', '課件/樣式/蓋印.css'];
    const { files, entry } = await convert(inFolder.map(big5));
    expect([entry, ...files.map(({ path }) => path)]).toEqual(['index.html', 'index.html', '樣式/蓋印.css']);
  });

  test('of the mainland has its names in GBK', async () => {
    const names = ['图片/成功.png', '声音/春眠不觉晓.mp3', '一.png'];
    expect(await listPaths(...names.map(gbk))).toEqual(names);
  });

  test.each([
    ['as it is', '<img src="啊.png">'],
    ['percent-encoded', '<img src="%E5%95%8A.png">'],
    ['in a page of the same encoding', encodeText('<meta charset="gb2312"><img src="啊.png">', 'gbk')],
  ])('that could be in either is read as the start page names its files, %s', async (_, content) => {
    const name = encodeText('啊.png', 'gbk');
    expect(await listPaths({ name })).toEqual(['陛.png']);
    const { files } = await convert([{ name: Buffer.from('Index.html'), content }, { name }]);
    expect(files[1]!.path).toBe('啊.png');
  });

  test('of the West has its names in the code page of DOS', async () => {
    expect(await listPaths({ name: Buffer.from('caf\u0082.png', 'latin1') })).toEqual(['café.png']);
    const name = Buffer.from('\u0082tude.png', 'latin1');
    const { files } = await convert([plain('index.html', '<img src="étude.png">'), { name }]);
    expect(files[1]!.path).toBe('étude.png');
  });
});

describe('a name', () => {
  test('that is marked as UTF-8 is, beside others that are not', async () => {
    expect(await listPaths(marked('圖片/一.png'), big5('圖片/二.png'))).toEqual([
      '圖片/一.png',
      '圖片/二.png',
    ]);
  });

  test('in UTF-8 needs no mark', async () => {
    expect(await listPaths(plain('圖片/一.png'), plain('é.png'))).toEqual(['圖片/一.png', 'é.png']);
  });

  test('is that of an Info-ZIP field, unless the field was made for another name', async () => {
    const field = { ...big5('甲.png'), unicodePath: '乙.png' };
    expect(await listPaths(field)).toEqual(['乙.png']);
    expect(await listPaths({ ...field, fieldName: Buffer.from('old.png') })).toEqual(['甲.png']);
  });

  test.each([
    ['with a folder above', [big5('圖/../../一.png')], 'package_path_refused'],
    [
      'with a folder above in a field',
      [{ ...plain('a.png'), unicodePath: '../a.png' }],
      'package_path_refused',
    ],
    ['with a folder above behind a backslash', [big5('圖\\..\\..\\一.png')], 'package_path_refused'],
    ['of a drive', [plain('c:\\a.png')], 'package_path_refused'],
    ['absolute', [gbk('/图片.png')], 'package_path_refused'],
    ['twice, in two encodings', [big5('圖.png'), marked('圖.png')], 'package_same_name'],
  ])('%s is refused as it reads in the end', async (_, files, refusal) => {
    const [key] = await readConversionRefusal(convert([plain('index.html'), ...files]));
    expect(key).toBe(refusal);
  });
});

describe('the start page', () => {
  const manifest = (page: string) =>
    `<manifest><organizations><organization><item identifier="i" identifierref="second"/></organization></organizations>
    <resources><resource identifier="first" href="shared.js"/><resource identifier="second" adlcp:scormtype="sco" href="${page}?a=1"/></resources></manifest>`;
  test.each<[string, LegacyFile[], string]>([
    ['is index.htm', [plain('a.html'), plain('index.htm')], 'index.htm'],
    [
      'is INDEX.HTML, also in folders in each other',
      [plain('a/b/INDEX.HTML'), plain('a/b/a.js')],
      'INDEX.HTML',
    ],
    [
      'lies in one folder beside other things',
      [plain('read me.txt'), plain('game/index.html')],
      'game/index.html',
    ],
    ['is not what a Mac adds', [plain('game/index.html'), plain('__MACOSX/game/._index.html')], 'index.html'],
    ['lies behind backslashes', [plain('game\\index.html'), plain('game\\img\\a.png')], 'index.html'],
    ['is the only page', [plain('story.html'), plain('lib/frame.html')], 'story.html'],
    [
      'is what a manifest says',
      [
        plain('imsmanifest.xml', manifest('res/first%20page.html')),
        plain('res/first page.html'),
        plain('res/a.html'),
      ],
      'res/first page.html',
    ],
  ])('%s', async (_, files, page) => {
    expect((await convert(files)).entry).toBe(page);
  });

  test('is missing where several pages have other names', async () => {
    const [key] = await readConversionRefusal(convert([plain('a.html'), plain('b.html')]));
    expect(key).toBe('package_without_index');
  });

  test('of a zip with backslashes finds its files', async () => {
    const { files } = await convert([plain('index.html'), plain('img\\a.png')]);
    expect(files.map(({ path }) => path)).toEqual(['index.html', 'img/a.png']);
  });
});

describe('a text', () => {
  const mimesOf = async (...files: LegacyFile[]) =>
    (await convert(files)).files.map(({ path, mime }) => `${path}: ${mime}`);

  test('states UTF-8 only if it is in UTF-8', async () => {
    const page = '<meta charset="big5"><p>中文</p>';
    const content = encodeText(page, 'big5');
    expect(
      await mimesOf(
        { ...plain('index.html'), content },
        { ...plain('old.js'), content: encodeText('alert("許功蓋")', 'big5') },
        plain('new.html', page),
        plain('new.css', 'p::before { content: "中" }'),
        plain('cut.txt', '中'.repeat(40_000)),
        { ...plain('half.txt'), content: Buffer.from('中').subarray(0, 2) },
        plain('data.json', '{}'),
      ),
    ).toEqual([
      'index.html: text/html',
      'old.js: text/javascript',
      'new.html: text/html; charset=utf-8',
      'new.css: text/css; charset=utf-8',
      'cut.txt: text/plain; charset=utf-8',
      'half.txt: text/plain',
      'data.json: application/json',
    ]);
  });
});
