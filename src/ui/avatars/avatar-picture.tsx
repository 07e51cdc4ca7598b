import type { ReactNode } from 'react';
import type { AvatarName } from '#contract/choices.ts';

/** Animal faces that people choose for themselves, drawn from few shapes. Decorative: a name is beside each. */

const eyes = <path d="M17 23h.1M31 23h.1" stroke="var(--el-ink)" strokeWidth="4" />;
const smile = <path d="M20 32q4 4 8 0" stroke="var(--el-ink)" strokeWidth="2" />;
const nose = <path d="M22 28h4l-2 2z" fill="var(--el-ink)" stroke="var(--el-ink)" strokeWidth="1.5" />;

const faceByName: Record<AvatarName, { background: string; face: ReactNode }> = {
  cat: {
    background: 'var(--el-yolk-soft)',
    face: (
      <>
        <path d="M10 22 12 8l9 6zM38 22 36 8l-9 6z" fill="var(--el-tea)" />
        <circle cx="24" cy="26" r="14" fill="var(--el-wood)" />
        {eyes}
        {nose}
        <path d="M8 28h7M8 32l7-1M40 28h-7M40 32l-7-1" stroke="var(--el-bark)" strokeWidth="1.5" />
      </>
    ),
  },
  dog: {
    background: 'var(--el-primary-1)',
    face: (
      <>
        <circle cx="24" cy="25" r="14" fill="var(--el-crust)" />
        <path d="M12 12q-8 4-4 18 6-2 7-12zM36 12q8 4 4 18-6-2-7-12z" fill="var(--el-bark)" />
        {eyes}
        <ellipse cx="24" cy="30" rx="4" ry="3" fill="var(--el-ink)" />
        <path d="M21 36q3 3 6 0" stroke="var(--el-ink)" strokeWidth="2" />
      </>
    ),
  },
  rabbit: {
    background: 'var(--el-accent-soft)',
    face: (
      <>
        <ellipse cx="18" cy="12" rx="4" ry="10" fill="var(--el-card)" />
        <ellipse cx="30" cy="12" rx="4" ry="10" fill="var(--el-card)" />
        <path d="M18 6v10M30 6v10" stroke="var(--el-skin-deep)" strokeWidth="3" />
        <circle cx="24" cy="28" r="13" fill="var(--el-card)" />
        {eyes}
        {nose}
        {smile}
      </>
    ),
  },
  bear: {
    background: 'var(--el-leaf-soft)',
    face: (
      <>
        <circle cx="13" cy="14" r="5" fill="var(--el-bark)" />
        <circle cx="35" cy="14" r="5" fill="var(--el-bark)" />
        <circle cx="24" cy="26" r="14" fill="var(--el-wood-deep)" />
        <ellipse cx="24" cy="31" rx="7" ry="5" fill="var(--el-crust)" />
        {eyes}
        {nose}
      </>
    ),
  },
  panda: {
    background: 'var(--el-leaf-soft)',
    face: (
      <>
        <circle cx="12" cy="14" r="5" fill="var(--el-ink)" />
        <circle cx="36" cy="14" r="5" fill="var(--el-ink)" />
        <circle cx="24" cy="26" r="14" fill="var(--el-card)" />
        <ellipse cx="17" cy="24" rx="4" ry="5" fill="var(--el-ink)" />
        <ellipse cx="31" cy="24" rx="4" ry="5" fill="var(--el-ink)" />
        <path d="M17 23h.1M31 23h.1" stroke="var(--el-card)" strokeWidth="3" />
        {nose}
        {smile}
      </>
    ),
  },
  fox: {
    background: 'var(--el-ground-deep)',
    face: (
      <>
        <path d="M8 8l12 6h8l12-6-2 18-14 14L10 26z" fill="var(--el-accent)" />
        <path d="M10 26l8 2 6 6 6-6 8-2-14 14z" fill="var(--el-card)" />
        {eyes}
        <path d="M24 38h.1" stroke="var(--el-ink)" strokeWidth="4" />
      </>
    ),
  },
  frog: {
    background: 'var(--el-yolk-soft)',
    face: (
      <>
        <circle cx="15" cy="15" r="6" fill="var(--el-leaf)" />
        <circle cx="33" cy="15" r="6" fill="var(--el-leaf)" />
        <ellipse cx="24" cy="27" rx="16" ry="12" fill="var(--el-leaf)" />
        <path d="M15 15h.1M33 15h.1" stroke="var(--el-ink)" strokeWidth="5" />
        <path d="M15 29q9 7 18 0" stroke="var(--el-ink)" strokeWidth="2" />
      </>
    ),
  },
  owl: {
    background: 'var(--el-primary-2)',
    face: (
      <>
        <path d="M10 8l8 6h12l8-6v20a14 14 0 0 1-28 0z" fill="var(--el-bark)" />
        <circle cx="18" cy="23" r="6" fill="var(--el-yolk)" />
        <circle cx="30" cy="23" r="6" fill="var(--el-yolk)" />
        <path d="M18 23h.1M30 23h.1" stroke="var(--el-ink)" strokeWidth="5" />
        <path d="M22 28h4l-2 4z" fill="var(--el-accent)" />
      </>
    ),
  },
  penguin: {
    background: 'var(--el-primary-1)',
    face: (
      <>
        <circle cx="24" cy="25" r="15" fill="var(--el-primary-9)" />
        <path d="M24 18c-6-6-12 0-10 8 1 8 6 12 10 12s9-4 10-12c2-8-4-14-10-8z" fill="var(--el-card)" />
        {eyes}
        <path d="M20 28h8l-4 5z" fill="var(--el-accent)" />
      </>
    ),
  },
  lion: {
    background: 'var(--el-leaf-soft)',
    face: (
      <>
        <circle
          cx="24"
          cy="25"
          r="17"
          fill="var(--el-accent)"
          strokeDasharray="4 3"
          stroke="var(--el-tea)"
          strokeWidth="4"
        />
        <circle cx="24" cy="26" r="12" fill="var(--el-yolk)" />
        {eyes}
        {nose}
        {smile}
      </>
    ),
  },
  pig: {
    background: 'var(--el-primary-1)',
    face: (
      <>
        <path d="M11 10l10 4-8 8zM37 10l-10 4 8 8z" fill="var(--el-skin-deep)" />
        <circle cx="24" cy="26" r="14" fill="var(--el-skin)" />
        {eyes}
        <ellipse cx="24" cy="30" rx="6" ry="4.5" fill="var(--el-skin-deep)" />
        <path d="M22 30h.1M26 30h.1" stroke="var(--el-bark)" strokeWidth="2.5" />
      </>
    ),
  },
  whale: {
    background: 'var(--el-ground-deep)',
    face: (
      <>
        <path d="M24 12q-1-6-7-6M24 12q1-6 7-6" stroke="var(--el-primary-4)" strokeWidth="3" />
        <path d="M6 26a18 13 0 0 1 36 0q0 13-18 13T6 26z" fill="var(--el-primary-5)" />
        <path d="M8 31q16 6 32 0-4 8-16 8T8 31z" fill="var(--el-card)" />
        {eyes}
      </>
    ),
  },
};

export function AvatarPicture({ name }: { name: AvatarName }) {
  const { background, face } = faceByName[name];
  return (
    <svg viewBox="0 0 48 48" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill={background} />
      {face}
    </svg>
  );
}
