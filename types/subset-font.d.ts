declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; noHinting?: boolean; keepFeatures?: string[] };
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
