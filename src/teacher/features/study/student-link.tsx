import type { ReactNode } from 'react';
import { useOpenLink } from '#teacher/shared/links/use-open-link.ts';
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

/** The address of a student's answers in a courseware. */
export const studentAddress = (coursewareId: number, userId: number): string =>
  `/study-situation-view/personal-detail?courseware_id=${coursewareId}&user_id=${userId}`;

/** A link to a student's answers in a courseware. A plain element, because tables have one in each line. */
export function StudentLink({ className, coursewareId, userId, title, label, children }: StudentLinkProps) {
  const openLink = useOpenLink();
  return (
    <a
      className={`${styles.link} ${className ?? ''}`}
      href={studentAddress(coursewareId, userId)}
      title={title}
      aria-label={label}
      onClick={openLink}
    >
      {children}
    </a>
  );
}
