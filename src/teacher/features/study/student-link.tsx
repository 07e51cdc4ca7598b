import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

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

/** A link to a student's answers in a courseware. */
export function StudentLink({ className, coursewareId, userId, title, label, children }: StudentLinkProps) {
  return (
    <Anchor
      inherit
      className={className ?? ''}
      title={title}
      aria-label={label}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/study-situation-view/personal-detail"
          search={{ courseware_id: coursewareId, user_id: userId }}
        />
      )}
    >
      {children}
    </Anchor>
  );
}
