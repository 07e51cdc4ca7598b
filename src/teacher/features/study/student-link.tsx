import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import styles from './student-link.module.css';

type StudentLinkProps = {
  className: string | undefined;
  coursewareId: number;
  userId: number;
  /** Tooltip, for text that may be truncated. */
  title?: string;
  /** Text for screen readers if the visible text is the same for several students. */
  label?: string | undefined;
  children: ReactNode;
};

/** A link to a student's answers in a courseware. A plain element, because tables have one in each line. */
export function StudentLink({ className, coursewareId, userId, title, label, children }: StudentLinkProps) {
  const router = useRouter();
  const target = {
    to: '/study-situation-view/personal-detail',
    search: { courseware_id: coursewareId, user_id: userId },
  } as const;
  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate(target);
  };
  return (
    <a
      className={`${styles.link} ${className ?? ''}`}
      href={`${target.to}?courseware_id=${coursewareId}&user_id=${userId}`}
      title={title}
      aria-label={label}
      onClick={open}
    >
      {children}
    </a>
  );
}
