import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { homeMessages } from './messages.ts';

type FoldButtonProps = {
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
  /** The text of the button while the list is folded. */
  more: string;
};

/** Unfolds a list, or folds it again. */
export function FoldButton({ isWhole, onChange, more }: FoldButtonProps) {
  const t = useMessages(homeMessages);
  return (
    <Button look="soft" aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? t('show_less') : more}
    </Button>
  );
}
