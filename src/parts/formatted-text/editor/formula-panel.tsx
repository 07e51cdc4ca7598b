import { Button, Switch, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ConvertTex } from '../convert-tex.ts';
import { texMaxLength } from '../limits.ts';
import { loadConvertTex } from '../views/load-convert-tex.view.ts';
import { MathFormula } from '../views/math.tsx';
import { richMessages } from './editor-messages.ts';
import styles from './rich-field.module.css';

export type TypedFormula = { tex: string; block: boolean };

type FormulaPanelProps = {
  formula: TypedFormula;
  onDone: (formula: TypedFormula) => void;
  onCancel: () => void;
};

/** Takes a formula in TeX and shows what students will see of it. */
export function FormulaPanel({ formula, onDone, onCancel }: FormulaPanelProps) {
  const t = useMessages(richMessages);
  const [{ tex, block }, setFormula] = useState(formula);
  const [convertTex, setConvertTex] = useState<ConvertTex>();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    let isUnmounted = false;
    loadConvertTex().then(
      (loaded) => isUnmounted || setConvertTex(() => loaded),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  const node = tex.trim() === '' ? undefined : convertTex?.(tex, block);
  const isWrong = convertTex !== undefined && tex.trim() !== '' && node === undefined;
  const finish = () => {
    if (node !== undefined) onDone({ tex: tex.trim(), block });
  };
  return (
    <div className={styles.panel}>
      <Textarea
        ref={input}
        label={t('tex')}
        description={t('tex_hint')}
        error={isWrong && t('tex_wrong')}
        maxLength={texMaxLength}
        value={tex}
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => setFormula({ tex: event.currentTarget.value, block })}
        onKeyDown={(event) => {
          const key = pressedKey(event);
          if (key === 'Escape') onCancel();
          if (key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          finish();
        }}
      />
      {node !== undefined && (
        <div className={styles.shownFormula}>
          <MathFormula tex={tex} node={node} isBlock={block} />
        </div>
      )}
      <div className={styles.actions}>
        <Switch
          label={t('tex_block')}
          checked={block}
          onChange={(event) => setFormula({ tex, block: event.currentTarget.checked })}
        />
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button disabled={node === undefined} onClick={finish}>
          {t('insert_formula')}
        </Button>
      </div>
    </div>
  );
}
