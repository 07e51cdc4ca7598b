import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type StudentLinkProps = {
  className: string | undefined;
  coursewareId: number;
  userId: number;
  /** Where the text may be cut. */
  title?: string;
  /** Where the text alone does not tell students apart. */
  label?: string | undefined;
  children: ReactNode;
};

/** Leads to what a student did in a courseware. */
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
