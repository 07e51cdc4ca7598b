import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import styles from './toolbar.module.css';

type PopPanelProps = {
  label: string;
  bar: HTMLElement;
  opener: RefObject<HTMLElement | null>;
  /** With the keyboard: the focus goes back. */
  onClose: () => void;
  /** Something else was touched. */
  onLeave: () => void;
  children: (close: () => void) => ReactNode;
};

const focusable = 'input:checked, button:not(:disabled), input, [tabindex]';

function PopPanel({ label, bar, opener, onClose, onLeave, children }: PopPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !opener.current) return;
    const { left, width } = bar.getBoundingClientRect();
    const middle = opener.current.getBoundingClientRect();
    const wanted = middle.left + middle.width / 2 - left - element.offsetWidth / 2;
    element.style.left = `${Math.max(0, Math.min(width - element.offsetWidth, wanted))}px`;
    element.querySelector<HTMLElement>(focusable)?.focus();
  }, [bar, opener]);
  const leave = useEffectEvent((event: Event) => {
    const target = event.target as Node | null;
    if (!panel.current?.contains(target) && !opener.current?.contains(target)) onLeave();
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, leave, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      className={styles.panel}
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children(onClose)}
    </div>,
    bar,
  );
}

type PopButtonProps = {
  label: string;
  face: ReactNode;
  disabled?: boolean;
  /** `close` takes the panel away and gives the focus back. */
  children: (close: () => void) => ReactNode;
};

/** A button of the toolbar that opens a panel above it. The panel lies in the bar, outside of what scrolls. */
export function PopButton({ label, face, disabled, children }: PopButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [bar, setBar] = useState<HTMLElement>();
  const close = () => {
    setBar(undefined);
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={bar !== undefined}
        disabled={disabled}
        onClick={() =>
          setBar(bar ? undefined : (button.current?.closest<HTMLElement>('[data-ink-bar]') ?? undefined))
        }
      >
        {face}
      </IconButton>
      {bar && (
        <PopPanel label={label} bar={bar} opener={button} onClose={close} onLeave={() => setBar(undefined)}>
          {children}
        </PopPanel>
      )}
    </>
  );
}
