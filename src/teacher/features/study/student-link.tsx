import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type StudentLinkProps = {
  className: string | undefined;
  coursewareId: number;
  userId: number;
  children: ReactNode;
};

/** Leads to what a student did in a courseware. */
export function StudentLink({ className, coursewareId, userId, children }: StudentLinkProps) {
  return (
    <Anchor
      className={className ?? ''}
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
