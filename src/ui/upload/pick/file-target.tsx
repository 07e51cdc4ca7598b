import { type ReactNode, useState } from 'react';
import styles from './file-target.module.css';

type FileTargetProps = {
  className?: string | undefined;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** Accepts files that are dropped or pasted here. Pasted text stays text, although Word adds a picture of it. */
export function FileTarget({ className, onFiles, children }: FileTargetProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={`${styles.target} ${className ?? ''}`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const enteredNode = event.relatedTarget;
        if (!(enteredNode instanceof Node && event.currentTarget.contains(enteredNode))) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const files = Array.from(event.dataTransfer.files);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
      onPaste={(event) => {
        const files = Array.from(event.clipboardData.files);
        if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        onFiles(files);
      }}
    >
      {children}
    </div>
  );
}
