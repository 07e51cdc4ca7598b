import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { homeMessages } from './messages.ts';

type FoldButtonProps = {
  isUnfolded: boolean;
  onChange: (isUnfolded: boolean) => void;
  /** The text of the button while the list is folded. */
  foldedText: string;
};

/** Unfolds a list, or folds it again. */
export function FoldButton({ isUnfolded, onChange, foldedText }: FoldButtonProps) {
  const t = useMessages(homeMessages);
  return (
    <Button look="soft" aria-expanded={isUnfolded} onClick={() => onChange(!isUnfolded)}>
      {isUnfolded ? t('show_less') : foldedText}
    </Button>
  );
}
