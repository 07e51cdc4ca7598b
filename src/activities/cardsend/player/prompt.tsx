import type { PublicWall } from '../model.ts';
import styles from './player.module.css';

type PromptProps = { wall: PublicWall; mediaUrl: (url: string) => string };

/** The question that the wall asks, as text and picture. */
export function Prompt({ wall: { prompt, picture }, mediaUrl }: PromptProps) {
  return (
    <div className={styles.prompt}>
      {prompt !== '' && <p>{prompt}</p>}
      {picture && (
        <img src={mediaUrl(picture.url)} width={picture.width} height={picture.height} alt={prompt} />
      )}
    </div>
  );
}
