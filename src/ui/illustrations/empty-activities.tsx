import { Illustration, type IllustrationProps } from './illustration.tsx';

/** No activity yet: a dim sum steamer, lid up, waiting to be filled. */
export function EmptyActivities({ className }: IllustrationProps) {
  return (
    <Illustration className={className}>
      <ellipse cx="120" cy="102" rx="110" ry="68" fill="var(--el-ground-deep)" />
      <path
        d="M96 44c-6-8 6-12 0-22M120 40c-6-8 6-14 0-24M144 44c-6-8 6-12 0-22"
        stroke="var(--el-primary-3)"
        strokeWidth="5"
      />
      <path d="M62 122h116v26a10 10 0 0 1-10 10H72a10 10 0 0 1-10-10z" fill="var(--el-tea)" />
      <path d="M62 138h116" stroke="var(--el-wood-deep)" strokeWidth="4" />
      <path d="M56 84h128v28a10 10 0 0 1-10 10H66a10 10 0 0 1-10-10z" fill="var(--el-wood)" />
      <path d="M56 104h128" stroke="var(--el-wood-deep)" strokeWidth="4" />
      <ellipse cx="120" cy="84" rx="64" ry="20" fill="var(--el-crust)" />
      <ellipse cx="120" cy="84" rx="53" ry="14" fill="var(--el-wood-deep)" />
      <ellipse cx="120" cy="86" rx="49" ry="11" fill="var(--el-card)" />
      <ellipse
        cx="120"
        cy="86"
        rx="32"
        ry="7"
        stroke="var(--el-accent)"
        strokeWidth="3"
        strokeDasharray="1 8"
      />
      <path d="M113 86h14M120 83v6" stroke="var(--el-accent)" strokeWidth="3.5" />
      <ellipse cx="203" cy="116" rx="20" ry="44" transform="rotate(12 203 116)" fill="var(--el-wood)" />
      <ellipse cx="199" cy="115" rx="17" ry="38" transform="rotate(12 199 115)" fill="var(--el-crust)" />
      <path
        d="M190 92l22 10M185 108l26 12M183 124l20 9M206 88l-22 42M212 100l-20 46"
        stroke="var(--el-wood)"
        strokeWidth="3"
      />
      <path d="M14 148l42 6M14 158l42 3" stroke="var(--el-accent-solid)" strokeWidth="4" />
    </Illustration>
  );
}
