import { expect, it } from 'vitest';
import type { UploadOffer } from '#form/activity-views.ts';
import { findUploadKind, toDropAreaProps } from './upload-offers.ts';

const offers: UploadOffer[] = [
  { kind: 'document', extensions: ['.pdf'], unavailable: ['.doc'], max_bytes: 100 },
  { kind: 'picture', extensions: ['.jpg', '.png'], unavailable: [], max_bytes: 20 },
  { kind: 'video', extensions: ['.mp4'], unavailable: ['.avi'], max_bytes: 100 },
];

it('finds the kind of upload by the file’s name', () => {
  const names = ['a.PDF', 'b.old.jpg', 'c.avi', 'd.exe', 'pdf'];
  expect(names.map((name) => findUploadKind(name, offers))).toEqual([
    'document',
    'picture',
    'video',
    undefined,
    undefined,
  ]);
});

it('groups the extensions of all kinds by size limit', () => {
  expect(toDropAreaProps(offers)).toEqual({
    kinds: ['document', 'picture', 'video'],
    limits: [
      { extensions: ['.pdf', '.mp4'], maxBytes: 100 },
      { extensions: ['.jpg', '.png'], maxBytes: 20 },
    ],
    unavailable: ['.doc', '.avi'],
  });
  expect(toDropAreaProps([]).limits).toEqual([]);
});
