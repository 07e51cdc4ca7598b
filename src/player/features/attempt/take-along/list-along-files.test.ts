import { expect, it } from 'vitest';
import { listPaths, measureFiles } from './list-along-files.ts';

const origin = 'https://school.example';

it('lists the media of this server once, whatever the address of the CDN is', () => {
  const urls = ['ab.webp', '/play/assets/font.woff2', 'ab.webp', 'https://other.example/x.png', 'data:,x'];
  expect(listPaths(urls, origin)).toEqual(['/media/ab.webp', '/play/assets/font.woff2']);
});

it('leaves out files that the server does not have, and keeps the order', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/media/${index}`);
  const files = await measureFiles(paths, async (path) => (path === '/media/3' ? undefined : path.length));
  expect(files).toHaveLength(19);
  expect(files.map(({ url }) => url)).toEqual(paths.filter((path) => path !== '/media/3'));
});

it('fails as a whole if one size is not told', async () => {
  const measured = measureFiles(['/media/1', '/media/2'], async (path) => {
    if (path === '/media/2') throw new Error('busy');
    return 1;
  });
  await expect(measured).rejects.toThrow('busy');
});
