import { describe, expect, it } from 'vitest';
import { cleanFileName, extensionOf } from '#server/features/files/rules/file-name.ts';

describe('names of files', () => {
  it.each([
    ['photo.JPG', 'photo.jpg'],
    ['../../x.png', 'x.png'],
    ['C:\\temp\\x.png', 'x.png'],
    ['a\0b\n.png', 'ab.png'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['\ud83d.png', '\ufffd.png'],
    ['.png', 'file.png'],
    ['', 'file'],
    ['e\u0301.png', '\u00e9.png'],
  ])('%j is shown as %j', (sent, shown) => {
    expect(cleanFileName(sent)).toBe(shown);
  });

  it('are shortened between characters and keep their extension', () => {
    const name = cleanFileName(`${'😀'.repeat(300)}.mp3`);
    expect([...name]).toHaveLength(200);
    expect(name.isWellFormed()).toBe(true);
    expect(name.endsWith('😀.mp3')).toBe(true);
  });

  it.each([
    ['a.PNG', '.png'],
    ['a.tar.gz', '.gz'],
    ['a.png\0', '.png'],
    ['a.png.', ''],
    ['a', ''],
  ])('%j ends in %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});
