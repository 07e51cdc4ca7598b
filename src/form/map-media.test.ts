import { expect, it } from 'vitest';
import { renameMedia } from './map-media.ts';

it('renames whole values, wherever they are, and no part of a text', () => {
  const content = {
    picture: { url: 'a.png' },
    list: ['a.png', 1, null, true],
    text: 'see a.png',
    other: 'b.png',
  };
  const renamed = { ...content, picture: { url: 'c.png' }, list: ['c.png', 1, null, true] };
  expect(renameMedia(content, new Map([['a.png', 'c.png']]))).toEqual(renamed);
  expect(renameMedia(content, new Map())).toBe(content);
});
