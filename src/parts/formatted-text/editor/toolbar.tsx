import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconForms,
  IconItalic,
  IconList,
  IconListNumbers,
  IconMathFunction,
  IconPhotoPlus,
  IconRowInsertBottom,
  IconRowRemove,
  IconSubscript,
  IconSuperscript,
  IconTable,
  IconTableOff,
  IconTableRow,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { richMessages } from './editor-messages.ts';
import type { GapRules } from './gaps.ts';
import type { EditorLook } from './read-look.view.ts';
import styles from './rich-field.module.css';

type Icon = (props: { size: number; 'aria-hidden': true }) => ReactNode;
type Chain = ReturnType<Editor['chain']>;
type Command = {
  name: keyof typeof richMessages;
  Icon: Icon;
  /** Pressed while the cursor is in one. */
  active?: string;
  run: (chain: Chain) => Chain;
};

const markCommands: Command[] = [
  { name: 'bold', Icon: IconBold, active: 'bold', run: (chain) => chain.toggleBold() },
  { name: 'italic', Icon: IconItalic, active: 'italic', run: (chain) => chain.toggleItalic() },
  { name: 'underline', Icon: IconUnderline, active: 'underline', run: (chain) => chain.toggleUnderline() },
  { name: 'subscript', Icon: IconSubscript, active: 'subscript', run: (chain) => chain.toggleSubscript() },
  {
    name: 'superscript',
    Icon: IconSuperscript,
    active: 'superscript',
    run: (chain) => chain.toggleSuperscript(),
  },
  { name: 'bullet_list', Icon: IconList, active: 'bulletList', run: (chain) => chain.toggleBulletList() },
  {
    name: 'ordered_list',
    Icon: IconListNumbers,
    active: 'orderedList',
    run: (chain) => chain.toggleOrderedList(),
  },
];

const insertTable: Command = {
  name: 'table',
  Icon: IconTable,
  run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
};

const tableCommands: Command[] = [
  { name: 'add_row', Icon: IconRowInsertBottom, run: (chain) => chain.addRowAfter() },
  { name: 'add_column', Icon: IconColumnInsertRight, run: (chain) => chain.addColumnAfter() },
  { name: 'delete_row', Icon: IconRowRemove, run: (chain) => chain.deleteRow() },
  { name: 'delete_column', Icon: IconColumnRemove, run: (chain) => chain.deleteColumn() },
  { name: 'head_row', Icon: IconTableRow, run: (chain) => chain.toggleHeaderRow() },
  { name: 'delete_table', Icon: IconTableOff, run: (chain) => chain.deleteTable() },
];

type ToolProps = {
  name: keyof typeof richMessages;
  Icon: Icon;
  isPressed?: boolean | undefined;
  disabled?: boolean;
  onClick: () => void;
};

function Tool({ name, Icon, isPressed, disabled, onClick }: ToolProps) {
  const t = useMessages(richMessages);
  return (
    <Tooltip label={t(name)}>
      <ActionIcon
        variant={isPressed ? 'light' : 'subtle'}
        color={isPressed ? undefined : 'gray'}
        aria-label={t(name)}
        aria-pressed={isPressed}
        disabled={disabled ?? false}
        // The text keeps its focus and what is chosen in it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

type ToolbarProps = {
  editor: Editor;
  look: EditorLook;
  onFormula: () => void;
  onPicture: () => void;
  gaps: GapRules | undefined;
};

/** Puts a gap in the place of the chosen words, which become its answer. */
function insertGap(editor: Editor): void {
  const { from, to } = editor.state.selection;
  const answer = editor.state.doc
    .textBetween(from, to, ' ', ' ')
    .replace(/[|｜\s]+/g, ' ')
    .trim();
  editor.chain().focus().insertContent({ type: 'blank', attrs: { answer } }).run();
}

/** The arrow keys move between the tools. */
function moveFocus(toolbar: HTMLElement, step: number): void {
  const tools = [...toolbar.querySelectorAll('button')];
  const index = tools.findIndex((tool) => tool === document.activeElement);
  tools[(index + step + tools.length) % tools.length]?.focus();
}

export function Toolbar({ editor, look, onFormula, onPicture, gaps }: ToolbarProps) {
  const t = useMessages(richMessages);
  const draw = ({ name, Icon, active, run }: Command) => (
    <Tool
      key={name}
      name={name}
      Icon={Icon}
      isPressed={active === undefined ? undefined : look.active.has(active)}
      onClick={() => run(editor.chain().focus()).run()}
    />
  );
  const isInTable = look.active.has('table');
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar')}
      className={styles.toolbar}
      onKeyDown={(event) => {
        const key = pressedKey(event);
        if (key === 'ArrowRight') moveFocus(event.currentTarget, 1);
        if (key === 'ArrowLeft') moveFocus(event.currentTarget, -1);
      }}
    >
      {markCommands.map(draw)}
      {gaps && (
        <Tool
          name="insert_gap"
          Icon={IconForms}
          disabled={gaps.ids.length >= gaps.max}
          onClick={() => insertGap(editor)}
        />
      )}
      <Tool name="formula" Icon={IconMathFunction} onClick={onFormula} />
      <Tool name="picture" Icon={IconPhotoPlus} onClick={onPicture} />
      {(isInTable ? tableCommands : [insertTable]).map(draw)}
    </div>
  );
}
