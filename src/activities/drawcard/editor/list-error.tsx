import styles from './editor.module.css';

/** What keeps a list from being complete. */
export function ListError({ error }: { error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} role="alert">
      {error}
    </p>
  );
}
