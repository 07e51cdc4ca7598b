import { findOwn } from '#contract/find-own.ts';
import { formatText } from '#contract/language.ts';
import type { KindFace } from '#parts/quiz-questions/kind-form/kind-face.tsx';
import { kindFaces } from '#parts/quiz-questions/kinds/faces.tsx';
import { useLanguage } from '#ui/i18n/language-store.ts';

export const listedKinds = Object.keys(kindFaces);

/** Undefined for a kind that this page is too old to know. */
const findFace = (kind: string): KindFace | undefined => findOwn(kindFaces, kind);

/** Gives the name of a kind in the language of the interface. */
export function useKindName(): (kind: string) => string {
  const language = useLanguage();
  return (kind) => {
    const face = findFace(kind);
    return face ? formatText(face.name, language) : kind;
  };
}

/** The icon of a kind, with its name as tooltip. */
export function KindIcon({ kind, className }: { kind: string; className?: string | undefined }) {
  const nameKind = useKindName();
  const Icon = findFace(kind)?.Icon;
  return (
    <span className={className} role="img" aria-label={nameKind(kind)} title={nameKind(kind)}>
      {Icon && <Icon size={20} aria-hidden />}
    </span>
  );
}
