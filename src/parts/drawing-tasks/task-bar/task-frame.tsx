import { type ReactNode, useRef } from 'react';
import { useElementSize } from '#ui/primitives/use-element-size.ts';
import type { ShownTask } from './shown-task.ts';
import { TaskBar } from './task-bar.tsx';
import styles from './task-frame.module.css';

type TaskFrameProps = {
  task: ShownTask;
  /** Absent: the only task. */
  heading?: string;
  mediaUrl: (url: string) => string;
  /** The student has just opened the task. */
  takesFocus: boolean;
  /** Stands above the task. */
  above?: ReactNode;
  /** Stands at the end of the bar, such as the time. */
  aside?: ReactNode;
  /** What else belongs to the task. */
  details?: ReactNode;
  /** What students are told, also where there is little room. */
  note?: ReactNode;
  /** The canvas. */
  children: ReactNode;
};

/** On less room the task would leave too little for the page. */
const roomyPixels = { width: 640, height: 480 };

/** The canvas as large as there is room, below what to draw. */
export function TaskFrame(props: TaskFrameProps) {
  const { task, heading, mediaUrl, takesFocus, above, aside, details, note, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useElementSize(root) ?? roomyPixels;
  const isSmall = size.width < roomyPixels.width || size.height < roomyPixels.height;
  return (
    <div ref={root} className={styles.frame} data-fills-page>
      <div>{above}</div>
      <TaskBar {...{ task, heading, mediaUrl, isSmall, takesFocus, aside }}>{details}</TaskBar>
      <div>{note}</div>
      <div className={styles.canvas}>{children}</div>
    </div>
  );
}

/** A short text for students below the task. */
export function TaskNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      {children}
    </p>
  );
}
