import type { Language } from '#contract/language.ts';
import type { ResponsePiece } from '../kind-form/kind-marking.ts';
import { markingOf, readResponse } from '../kind-marking.ts';
import { kindOf } from '../kind-of.ts';
import type { Question } from '../model.ts';

/** The pieces of a response that belong to the question, in the teacher's order, without empty ones. */
export function readResponsePieces(question: Question, response: unknown, lang: Language): ResponsePiece[] {
  const ownResponse = readResponse(question, response);
  return ownResponse ? markingOf(question).readPieces(question, ownResponse, lang) : [];
}

/** One student's pieces in a line; several parts have their titles or numbers, empty ones included. */
export function formatPieces(question: Question, pieces: readonly ResponsePiece[]): string {
  const parts = kindOf(question).report.listParts(question);
  const pieceTexts =
    parts.length > 1
      ? parts.map(({ id, title }, index) => {
          const label = pieces.find((piece) => piece.id === id)?.label ?? '–';
          return `${title ?? index + 1}: ${label}`;
        })
      : pieces.map(({ label }) => label);
  return pieceTexts.join(' · ');
}
