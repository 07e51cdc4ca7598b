import { expect, it, vi } from 'vitest';
import { createWatchedSpaces } from './watched-spaces.ts';

const createReadOnlySpaces = vi.hoisted(() => vi.fn<() => object>());
vi.mock('./read-only-spaces.ts', () => ({ createReadOnlySpaces }));

it('loads the code of spaces again after it could not be loaded', async () => {
  createReadOnlySpaces.mockImplementationOnce(() => {
    throw new TypeError('no network');
  });
  createReadOnlySpaces.mockImplementation(() => ({ open: () => ({}), close: () => undefined }));
  const { source } = createWatchedSpaces(8, 3);
  const open = () => source.open('wall', () => null);
  await expect(open()).rejects.toThrow('no network');
  await expect(open()).resolves.toBeDefined();
});

it('closes quietly while its code cannot be loaded', async () => {
  createReadOnlySpaces.mockImplementationOnce(() => {
    throw new TypeError('no network');
  });
  const { source, close } = createWatchedSpaces(8, 3);
  const opening = source.open('wall', () => null);
  close();
  await expect(opening).rejects.toThrow('no network');
});
