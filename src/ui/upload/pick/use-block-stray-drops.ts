import { useEffect } from 'react';

function blockDrop(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Prevents the browser from opening files dropped outside a drop zone. */
export function useBlockStrayDrops(): void {
  useEffect(() => {
    addEventListener('dragover', blockDrop);
    addEventListener('drop', blockDrop);
    return () => {
      removeEventListener('dragover', blockDrop);
      removeEventListener('drop', blockDrop);
    };
  }, []);
}
