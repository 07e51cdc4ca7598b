import { Illustration, type IllustrationProps } from './illustration.tsx';

/** Sign-in: a school morning on the harbour ferry. */
export function Welcome({ className }: IllustrationProps) {
  return (
    <Illustration className={className} width={480} height={360}>
      <rect width="480" height="360" rx="32" fill="var(--el-primary-1)" />
      <circle cx="318" cy="104" r="46" fill="var(--el-yolk)" />
      <path d="M24 74h64M56 90h58M404 60h44M380 76h50" stroke="#fff" strokeWidth="9" />
      <path
        d="M0 206c38-38 70-56 104-58 16-28 40-34 58-20 14 10 30 8 42 22 34-12 62 12 90 12 30-34 66-26 90 4 40-8 72 10 96 32v60H0z"
        fill="var(--el-leaf-soft)"
      />
      <path
        d="M36 250v-76h34v76M78 250v-108h30v108M116 250v-60h40v60M338 250v-92h30v92M376 250v-66h38v66M420 250v-104h28v104"
        fill="var(--el-primary-2)"
      />
      <path
        d="M46 188h14M46 202h14M46 216h14M88 156h10M88 172h10M88 188h10M88 204h10M127 204h18M127 218h18M348 172h10M348 188h10M348 204h10M387 198h16M387 212h16M429 160h10M429 176h10M429 192h10M429 208h10"
        stroke="#fff"
        strokeWidth="5"
      />
      <path d="M0 238h480v90a32 32 0 0 1-32 32H32a32 32 0 0 1-32-32z" fill="var(--el-primary-5)" />
      <path d="M209 204l-13-24M291 206l5-28" stroke="var(--el-skin-deep)" strokeWidth="7" />
      <path d="M206 214v-12a12 12 0 0 1 24 0v12M270 214v-12a12 12 0 0 1 24 0v12" fill="var(--el-accent)" />
      <path d="M238 214v-10a12 12 0 0 1 24 0v10" fill="var(--el-yolk)" />
      <g fill="var(--el-skin)">
        <circle cx="218" cy="184" r="10" />
        <circle cx="250" cy="186" r="10" />
        <circle cx="282" cy="184" r="10" />
      </g>
      <path
        d="M208 183a10 10 0 0 1 20 0c-7 0-12-2-14-5-1 3-3 5-6 5zM240 196v-11a10 10 0 0 1 20 0v11c-2-5-2-9-3-13-6 0-10-1-12-3-2 4-3 8-5 16zM272 183a10 10 0 0 1 20 0c-6-1-9-3-11-5-2 3-5 5-9 5z"
        fill="var(--el-ink)"
      />
      <path
        d="M214 186h.1M222 186h.1M246 188h.1M254 188h.1M278 186h.1M286 186h.1"
        stroke="var(--el-ink)"
        strokeWidth="3"
      />
      <path
        d="M216 190c1 2 3 2 4 0M248 192c1 2 3 2 4 0M280 190c1 2 3 2 4 0"
        stroke="var(--el-accent-solid)"
        strokeWidth="2"
      />
      <path d="M164 162h154" stroke="var(--el-leaf)" strokeWidth="12" />
      <path d="M178 168v44M304 168v44" stroke="var(--el-leaf)" strokeWidth="5" />
      <path d="M228 156v-26h26v26z" fill="var(--el-primary-8)" />
      <path d="M228 138h26" stroke="var(--el-accent)" strokeWidth="8" strokeLinecap="butt" />
      <path d="M132 212h222l-14 34H146z" fill="#fff" />
      <path
        d="M168 229h.1M192 229h.1M216 229h.1M240 229h.1M264 229h.1M288 229h.1M312 229h.1"
        stroke="var(--el-primary-4)"
        strokeWidth="12"
      />
      <path d="M120 244h246c-6 32-28 46-58 46H178c-30 0-52-14-58-46z" fill="var(--el-leaf)" />
      <path d="M124 252h238" stroke="#fff" strokeWidth="4" />
      <path
        d="M0 290c20 0 20-12 40-12s20 12 40 12 20-12 40-12 20 12 40 12 20-12 40-12 20 12 40 12 20-12 40-12 20 12 40 12 20-12 40-12 20 12 40 12 20-12 40-12 20 12 40 12v38a32 32 0 0 1-32 32H32a32 32 0 0 1-32-32z"
        fill="var(--el-primary-6)"
      />
      <path d="M58 322h44M390 316h40M214 330h60" stroke="var(--el-primary-4)" strokeWidth="5" />
      <path d="M384 284l24-30 24 30" fill="var(--el-primary-1)" />
      <path d="M368 276h80l-16 22h-48z" fill="#fff" />
      <path d="M4 34c50-8 88 4 130-10M64 29c12 12 20 18 34 20" stroke="var(--el-bark)" strokeWidth="6" />
      <g stroke="var(--el-accent)" strokeWidth="13" strokeDasharray=".1 10.7">
        <circle cx="44" cy="34" r="8.6" />
        <circle cx="102" cy="52" r="8.6" />
        <circle cx="140" cy="24" r="8.6" />
      </g>
      <path d="M44 34h.1M102 52h.1M140 24h.1" stroke="var(--el-yolk)" strokeWidth="10" />
    </Illustration>
  );
}
