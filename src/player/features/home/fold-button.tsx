import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { homeMessages } from './messages.ts';

type FoldButtonProps = {
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
  /** Says how much there is. */
  more: string;
};

/** Shows all of a list that begins folded, or its beginning again. */
export function FoldButton({ isWhole, onChange, more }: FoldButtonProps) {
  const t = useMessages(homeMessages);
  return (
    <Button look="soft" aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? t('show_less') : more}
    </Button>
  );
}
