import { drawIcon } from '#ui/primitives/draw-icon.tsx';

export const ZoomInIcon = drawIcon(
  <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5 5 5M10.5 8v5M8 10.5h5" />,
);
export const ZoomOutIcon = drawIcon(
  <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5 5 5M8 10.5h5" />,
);
export const GridIcon = drawIcon(<path d="M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z" />);
export const SearchIcon = drawIcon(<path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5 5 5" />);
export const LinkIcon = drawIcon(<path d="M13.5 4.5h6v6m0-6-9 9m-2-7h-4v13h13v-4" />);
