import { importKinds } from '#contract/import/import-kinds.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './import.module.css';
import type { ImportDraft } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

type ImportKind = (typeof importKinds)[number];
type KindFilterProps = {
  draft: ImportDraft;
  chosenKind: ImportKind | undefined;
  onChoose: (kind: ImportKind | undefined) => void;
};

/** Buttons that filter the list by kind, each with its count. */
export function KindFilter({ draft: { counts }, chosenKind, onChoose }: KindFilterProps) {
  const t = useMessages(importScreenMessages);
  const formats = useFormats();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shownKinds = importKinds.filter((kind) => counts[kind] > 0 || kind === chosenKind);
  const kindChip = (kind: ImportKind | undefined, count: number) => (
    <button
      key={kind ?? 'all'}
      type="button"
      className={styles.chip}
      data-kind={kind}
      aria-pressed={kind === chosenKind}
      onClick={() => onChoose(kind)}
    >
      {t(kind ?? 'all')} <strong>{formats.number(count)}</strong>
    </button>
  );
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.hidden}>{t('filters')}</legend>
      {kindChip(undefined, total)}
      {shownKinds.map((kind) => kindChip(kind, counts[kind]))}
    </fieldset>
  );
}
