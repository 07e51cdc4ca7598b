import type { DraftIssue } from '#form/activity-type.ts';
import { isEmptyText } from '#parts/formatted-text/plain-text.ts';
import type { Face } from './schema.ts';

export function toPublicFace({ kind, text, picture }: Face): Face {
  return { kind, text, ...(kind === 'picture' && picture && { picture }) };
}

export function findFaceIssues(
  face: Face,
  path: DraftIssue['path'],
  messagePrefix: 'body' | 'answer',
): DraftIssue[] {
  if (face.kind === 'picture') {
    return face.picture ? [] : [{ path: [...path, 'picture'], message: `${messagePrefix}_picture_required` }];
  }
  return !isEmptyText(face.text) ? [] : [{ path: [...path, 'text'], message: `${messagePrefix}_required` }];
}
