/** Hands a file that was made in the browser to the person, as a download under `name`. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the address only after this step.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
